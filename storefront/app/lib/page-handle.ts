/** A route's `handle`: that its page is the same for everybody and may be remembered. */
export interface PageHandle<Tag extends string = string> {
  page: {
    /** What the page shows; publishing one of them drops it. */
    tags: readonly Tag[];
    /** The parameters of the address that change the page. With any other it is made for each visitor. */
    params?: readonly string[];
  };
}
