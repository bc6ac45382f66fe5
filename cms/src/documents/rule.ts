import type { Core, Modules } from '@strapi/strapi';

/** One rule: a Document Service middleware that lets a call pass, changes it, or refuses it. */
export type DocumentRule = (strapi: Core.Strapi) => Modules.Documents.Middleware.Middleware;
