import type { Core } from '@strapi/strapi';
import { blogPost } from './blog-post';
import { category } from './category';
import { componentViews } from './components';
import { consultation } from './consultation';
import { infoPage } from './info-page';
import { infoSectionViews } from './info-sections';
import { landingPage } from './landing-page';
import { landingSectionViews } from './landing-sections';
import { product } from './product';
import { redirect } from './redirect';
import { testimonial } from './testimonial';
import type { View } from './view';
import { withView, type Configuration } from './with-view';

const contentTypeViews = [
  category,
  product,
  testimonial,
  blogPost,
  landingPage,
  infoPage,
  consultation,
  redirect,
];

const allComponentViews = [...componentViews, ...infoSectionViews, ...landingSectionViews];

/** The content manager's services for content types and components, as far as they are alike. */
interface ConfigurationService {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
}
interface Model {
  uid: string;
}

/**
 * Gives lists and forms of the admin their columns, labels and hints, at every start: a view changed
 * with "Configure the view" lasts until then.
 */
export async function applyViews(strapi: Core.Strapi): Promise<void> {
  const contentManager = strapi.plugin('content-manager');
  const types: ConfigurationService = contentManager.service('content-types');
  const components: ConfigurationService = contentManager.service('components');
  for (const view of contentTypeViews) await applyView(types, view);
  for (const view of allComponentViews) await applyView(components, view);
}

async function applyView(service: ConfigurationService, view: View): Promise<void> {
  const model = { uid: view.uid };
  const current = await service.findConfiguration(model);
  await service.updateConfiguration(model, withView(current, view));
}
