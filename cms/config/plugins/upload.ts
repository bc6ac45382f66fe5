/** A camera's photo fits; Strapi's own bound is a gigabyte. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** What a browser shows as a picture and cannot run as a page. SVG can carry script, so it stays out. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const upload = () => ({
  config: {
    sizeLimit: maxUploadBytes,
    security: { allowedTypes: pictureTypes },
    // Two pictures at a time keep two cores busy; more would only hold more of them in memory.
    concurrentUploadSize: 2,
  },
});
