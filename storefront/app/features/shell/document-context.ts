import { createContext, useContext } from 'react';

/** What only the document's own rendering knows. */
export interface DocumentContext {
  /** Allows the page's inline scripts; the browser hides it from scripts, so the client has none. */
  nonce?: string;
  /** Id of the log's line about the error that this page shows. */
  reference?: string;
}

export const documentContext = createContext<DocumentContext>({});

export function useDocumentContext(): DocumentContext {
  return useContext(documentContext);
}
