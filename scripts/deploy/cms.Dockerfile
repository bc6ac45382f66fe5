# The desk. From the repository's root: docker build -f scripts/deploy/cms.Dockerfile -t shop-cms .
FROM node:20.20.2-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY storefront/package.json storefront/
COPY cms/package.json cms/

FROM manifests AS build
RUN npm ci --workspace cms --no-audit --no-fund
COPY tsconfig.json ./
COPY cms cms
RUN npm run build --workspace cms

FROM manifests AS packages
RUN npm ci --workspace cms --omit=dev --no-audit --no-fund

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 DATA_DIR=/data STRAPI_TELEMETRY_DISABLED=true
COPY --from=packages /shop /shop
COPY tsconfig.json /shop/
COPY cms/tsconfig.json cms/favicon.ico /shop/cms/
# The pictures of the demo shop, for an empty database with SEED_IF_EMPTY=true.
COPY cms/src/seed/images /shop/cms/src/seed/images
COPY --from=build /shop/cms/dist /shop/cms/dist
RUN mkdir /data /shop/cms/.strapi && chown node:node /data /shop/cms /shop/cms/.strapi
VOLUME /data
WORKDIR /shop/cms
USER node
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/_health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm: it has to hear SIGTERM.
CMD ["node", "/shop/node_modules/@strapi/strapi/bin/strapi.js", "start"]
