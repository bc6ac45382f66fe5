export interface ErrorWords {
  title: string;
  text: string;
}

const unavailable: ErrorWords = {
  title: 'We cannot show this page right now',
  text: 'The shop is having trouble reaching its catalogue. It usually passes within minutes; please try again.',
};

const failed: ErrorWords = {
  title: 'Something went wrong on our side',
  text: 'The page could not be shown. Please try again in a moment.',
};

const refused: ErrorWords = {
  title: 'We could not accept that request',
  text: 'Nothing was sent. Please go back, check what you entered and try again.',
};

/** Plain words for a status; what exactly happened is the log's business. */
export function getErrorWords(status: number): ErrorWords {
  if (status === 503) return unavailable;
  return status >= 400 && status < 500 ? refused : failed;
}

/** Name of the page that shows an error of this status. */
export function getErrorTitle(status: number): string {
  return status === 404 ? '404 Page Not Found' : getErrorWords(status).title;
}
