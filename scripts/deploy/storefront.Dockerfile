# The storefront. From the repository's root: docker build -f scripts/deploy/storefront.Dockerfile -t shop-storefront .
FROM node:20.20.2-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY storefront/package.json storefront/
COPY cms/package.json cms/

FROM manifests AS build
RUN npm ci --workspace storefront --no-audit --no-fund
COPY tsconfig.json ./
COPY storefront storefront
RUN npm run build --workspace storefront

FROM manifests AS packages
RUN npm ci --workspace storefront --omit=dev --no-audit --no-fund

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=packages /shop /shop
COPY --from=build /shop/storefront/build /shop/storefront/build
WORKDIR /shop/storefront
USER node
EXPOSE 3000
# Alive, not ready: a shop without its desk still shows what it has seen, and a restart would make it forget that.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm: it has to hear SIGTERM.
CMD ["node", "--max-old-space-size=384", "/shop/node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
