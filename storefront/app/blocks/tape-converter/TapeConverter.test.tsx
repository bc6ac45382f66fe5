// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

const row = { __component: 'sections.tape-converter', heading: 'Inches', text: 'Either way.' };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const reading = () => screen.getByRole('status', { name: 'The length' }).textContent;

afterEach(cleanup);

it('the tape: whichever side is touched, the other follows', () => {
  renderSections([row]);
  expect(reading()).toBe('In inches36 3/8 inIn centimetres92.4 cm');
  fireEvent.click(screen.getByRole('radio', { name: '7/8' }));
  expect(field('Centimetres').value).toBe('93.7');
  fireEvent.change(field('Centimetres'), { target: { value: '100' } });
  expect(field('Inches').value).toBe('39');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1/4' }).checked).toBe(true);
  expect(reading()).toBe('In inches39 1/4 inIn centimetres100.0 cm');
  fireEvent.change(field('Inches'), { target: { value: '999' } });
  expect(screen.getByText('Whole inches, up to 400')).toBeTruthy();
});

it('the tape reads its address, so that it works without a script', () => {
  renderSections([row], '/measuring-guide?in=36&eighth=3&cm=254&from=cm');
  expect(reading()).toBe('In inches100 inIn centimetres254.0 cm');
});
