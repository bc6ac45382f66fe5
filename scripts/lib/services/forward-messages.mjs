import cluster from 'node:cluster';

// Loaded into `strapi develop` with `node --import`: there Strapi runs in a worker, whose messages
// (the first login, the seeding's progress) would end in the primary process.
if (cluster.isPrimary) {
  cluster.on('message', (_worker, message) => {
    if (typeof message === 'object') process.send?.(message);
  });
}
