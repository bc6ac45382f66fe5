/**
 * A member of staff who publishes new words on a page, by the calls that the admin makes.
 *
 * @param {string} desk its address
 * @param {{ email: string, password: string }} login
 * @param {string} path of an information page
 * @returns {Promise<(title: string) => Promise<void>>} saves a title and publishes it
 */
export async function openPublisher(desk, login, path) {
  const { data } = await call(`${desk}/admin/login`, { method: 'POST', body: login });
  const page = `${desk}/content-manager/collection-types/api::info-page.info-page`;
  const { token } = data;
  const filter = `filters[path][$eq]=${encodeURIComponent(path)}`;
  const { results } = await call(`${page}?${filter}`, { token });
  const document = `${page}/${results[0].documentId}`;
  return async (title) => {
    await call(document, { method: 'PUT', token, body: { title } });
    await call(`${document}/actions/publish`, { method: 'POST', token, body: {} });
  };
}

/**
 * @param {string} url
 * @param {{ method?: string, token?: string, body?: object }} request
 * @returns {Promise<any>} the admin's answers have no types of their own
 */
async function call(url, { method = 'GET', token, body }) {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
