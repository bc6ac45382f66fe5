/**
 * Marks Strapi's banner about its redesigned Media Library as read. Staff have no former library to
 * compare with, there is no setting for it, and until closed it covers the top of every page.
 */
export function dismissNewsBanner(): void {
  // The last part is the id that Strapi would count installations by, which this one does not have.
  window.localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
}
