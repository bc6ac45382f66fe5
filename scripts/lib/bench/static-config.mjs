/** What belongs to one answer and not to the page, or what nginx writes itself. */
const left =
  /^(date|connection|keep-alive|content-length|content-type|etag|last-modified|server|x-cache|transfer-encoding|x-accel-.*)$/;

/**
 * The plainest nginx there is: it sends one file with the headers of an answer, so both send the same bytes.
 *
 * @param {object} page
 * @param {number} page.port
 * @param {string} page.folder where the file `page` lies, and what nginx writes
 * @param {Record<string, string | string[] | undefined>} page.headers by their lower-case names
 */
export function staticConfig({ port, folder, headers }) {
  const lines = Object.entries(headers)
    .filter(([name]) => !left.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    worker_processes auto;
    events { worker_connections 4096; }
    http {
      client_body_temp_path ${folder}/client_body;
      access_log ${folder}/access.log combined buffer=64k flush=5s;
      server_tokens off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000;
      open_file_cache max=10 inactive=60s;
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        location / {
          try_files /page =404;
          default_type "text/html; charset=utf-8";
          ${lines.join('\n          ')}
        }
      }
    }
  `;
}
