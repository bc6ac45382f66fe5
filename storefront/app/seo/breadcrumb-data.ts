interface Step {
  label: string;
  /** Root-relative; absent on the page itself. */
  to?: string;
}

/** The way to a page as schema.org's BreadcrumbList. */
export function buildBreadcrumbData(trail: Step[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: new URL(to, siteUrl).href }),
    })),
  };
}
