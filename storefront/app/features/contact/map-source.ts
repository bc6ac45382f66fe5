/** Whom a visitor deals with who loads the map: the name of the known maker, else the host. */
export function mapSource(mapUrl: string): string {
  const { hostname } = new URL(mapUrl);
  return /(^|\.)openstreetmap\.org$/.test(hostname) ? 'OpenStreetMap' : hostname;
}
