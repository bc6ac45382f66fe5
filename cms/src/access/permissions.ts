import type { Core } from '@strapi/strapi';

/** One right of an admin role, as Strapi's role service takes it. */
export interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
}

type Action = 'create' | 'read' | 'update' | 'delete' | 'publish';

export const withoutPublishing: readonly Action[] = ['create', 'read', 'update', 'delete'];
export const everything: readonly Action[] = [...withoutPublishing, 'publish'];

/** An action as Strapi registers it; `subjects` are the content types that it may be granted on. */
interface RegisteredAction {
  actionId: string;
  subjects?: string[];
}

interface Grant {
  /** The content type's singular name, such as `blog-post`. */
  type: string;
  actions: readonly Action[];
  /** Ids of Strapi's conditions, such as `admin::is-creator`. */
  conditions?: string[];
  /** The only fields that may be changed; all when absent. */
  fields?: string[];
}

/** The rights of a grant, with the list of fields that Strapi keeps with each. */
export function contentPermissions(strapi: Core.Strapi, grant: Grant): Permission[] {
  const { type, actions, conditions = [], fields } = grant;
  const subject = `api::${type}.${type}`;
  const known: RegisteredAction[] = strapi.service('admin::permission').actionProvider.values();
  const granted = known
    .filter(({ actionId }) => actions.some((name) => actionId === explorer(name)))
    .filter(({ subjects }) => subjects?.includes(subject))
    .map((action) => ({ ...action, subjects: [subject] }));
  const permissions: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(granted);

  return permissions.map((permission) => ({
    ...permission,
    conditions,
    ...(fields && permission.action === explorer('update') && { properties: { fields } }),
  }));
}

function explorer(action: Action): string {
  return `plugin::content-manager.explorer.${action}`;
}
