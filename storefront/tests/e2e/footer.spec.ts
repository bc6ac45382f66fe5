import { expect, test } from '../fixtures/test';

const links = [
  ['Roman Shades', '/products/roman-shades'],
  ['Outdoor Shades', '/products/outdoor-shades'],
  ['Custom Solutions', '/products/custom-solutions'],
  ['Measuring Guide', '/measuring-guide'],
  ['Warranty', '/warranty'],
  ['Shipping', '/shipping'],
  ['Returns', '/returns'],
  ['FAQ', '/faq'],
  ['Brand Assets', '/downloads'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Accessibility', '/accessibility'],
] as const;

test('R003 R024 R025: the footer holds all twelve links, and says since when, where to call and at what hours', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByText('Handcrafted in Canada since 1995')).toBeVisible();
  await expect(footer.getByText('Mon-Fri 9AM-5PM MST')).toBeVisible();
  await expect(footer.getByRole('link', { name: '(403) 555-0142' })).toHaveAttribute(
    'href',
    /^tel:\+?1?4035550142$/,
  );
  await expect(
    footer.getByRole('link', { name: 'hello@northlightblinds.example' }),
  ).toHaveAttribute('href', 'mailto:hello@northlightblinds.example');
});
