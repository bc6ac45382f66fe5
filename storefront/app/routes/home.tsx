import type { MetaFunction } from '@remix-run/node';

export const meta: MetaFunction = () => [{ title: 'Custom Window Blinds and Shades' }];

export default function Home() {
  return <h1 className="d1 wrap">Daylight, made to measure</h1>;
}
