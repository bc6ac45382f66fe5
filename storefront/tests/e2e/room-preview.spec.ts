import { allowConsole, browserNotes } from '../fixtures/console';
import { quarterAt, readPixels, stretchedPhoto, turnedPhoto } from '../fixtures/room-photo';
import { openPreview, savedBy } from '../fixtures/room-preview';
import { differenceOf, faultsOfRoom, worstMix } from '../fixtures/saved-picture';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.tracedBlob));

test('R140 R141 R142 R143 R144 R145 R146 R147 R148: from an empty drawing to a saved picture of exact pixels, and no photo leaves the device', async ({
  page,
}) => {
  const preview = await openPreview(page);
  const { bench, canvas, blind, style, sliders, slider, save, tool, numbers } = preview;
  const main = page.getByRole('main');
  const savePicture = async () => {
    const { name, bytes } = await savedBy(page, () => save.click());
    expect(name).toBe('room-with-blinds.png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return readPixels(bytes);
  };

  await test.step('the page to the letter', async () => {
    await expect(page).toHaveTitle(/^Room View Preview - /);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Room View Preview');
    await expect(
      main.getByText('Upload a photo of your room and visualize how the blinds will look.'),
    ).toBeVisible();
    await expect(canvas).toHaveAttribute('width', '800');
    await expect(canvas).toHaveAttribute('height', '600');
    await expect(preview.photo).toHaveAttribute('accept', 'image/*');
    await expect(bench.getByText('Your photo never leaves this device.')).toBeVisible();
    await expect(style.getByRole('option')).toHaveText([
      'No blind yet',
      'White Vertical Blind',
      'Wooden Shade',
      'Roller Blind',
    ]);
    const steps = main.getByRole('region', { name: 'How It Works' }).getByRole('heading');
    await expect(steps).toHaveText([
      'How It Works',
      'Upload Your Room',
      'Choose a Blind Style',
      'Customize & Save',
    ]);
    const closing = main.getByRole('region', { name: 'Ready to Transform Your Windows?' });
    for (const [name, href] of [
      ['Browse All Collections', '/products'],
      ['Schedule a Consultation', '/contact'],
    ] as const) {
      await expect(closing.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  const requests: string[] = [];
  page.on('request', (request) => {
    const carries = request.postDataBuffer() === null ? '' : ' with a body';
    requests.push(`${request.method()} ${request.url()}${carries}`);
  });
  page.on('websocket', (socket) => requests.push(`WEBSOCKET ${socket.url()}`));

  await test.step('nothing chosen, nothing happens; a photo alone cannot be saved', async () => {
    await preview.photo.setInputFiles([]);
    await expect(canvas).toHaveAccessibleName('Preview: nothing chosen yet');
    await preview.photo.setInputFiles(await stretchedPhoto());
    await expect(canvas).toHaveAccessibleName('Preview: my-room.png');
    await expect(sliders).toHaveCount(0);
    await expect(save).toHaveCount(0);
  });

  await test.step('a blind brings the sliders, at their defaults and with their bounds', async () => {
    await style.selectOption('Roller Blind');
    await expect(save).toBeVisible();
    await expect(canvas).toHaveAccessibleName('Preview: my-room.png with Roller Blind');
    const found = await sliders.evaluateAll((all) =>
      all.map((input) =>
        input instanceof HTMLInputElement
          ? [input.min, input.max, input.step, input.value].map(Number)
          : [],
      ),
    );
    expect(found).toEqual([
      [0, 700, 10, 200],
      [0, 500, 10, 200],
      [50, 700, 10, 300],
      [50, 500, 10, 200],
      [0.2, 1, 0.05, 0.9],
    ]);
    await expect(slider('Transparency')).toHaveAttribute('aria-valuetext', '90%');
    await expect(bench.getByText('90%', { exact: true })).toBeVisible();
  });

  const first = await savePicture();
  await test.step('pixels of the first picture', async () => {
    expect([first.width, first.height]).toEqual([800, 600]);
    const box = { x: 200, y: 200, width: 300, height: 200 };
    expect(faultsOfRoom(first, box)).toEqual([]);
    await slider('Transparency').fill('1');
    const opaque = await savePicture();
    expect(worstMix(first, opaque, 0.9)).toBeLessThanOrEqual(2);
    await style.selectOption('No blind yet');
    await expect(save).toHaveCount(0);
    await style.selectOption('Roller Blind');
  });

  await test.step('each slider moves the blind to its very number', async () => {
    const box = { x: 460, y: 30, width: 250, height: 430 };
    await slider('Horizontal Position').fill('460');
    await slider('Vertical Position').fill('30');
    await slider('Width').fill('250');
    await slider('Height').fill('430');
    await expect(blind).toHaveAccessibleName(
      'Blind 460 from the left, 30 from the top, 250 wide, 430 high.',
    );
    const moved = await savePicture();
    expect(faultsOfRoom(moved, box)).toEqual([]);
    await slider('Transparency').fill('0.2');
    const faint = await savePicture();
    expect(worstMix(faint, moved, 0.2)).toBeLessThanOrEqual(2);
    expect(differenceOf(faint, moved)).toEqual(box);
  });

  await test.step('before, reset, undo, redo', async () => {
    await tool('Before').click();
    await expect(tool('Before')).toHaveAttribute('aria-pressed', 'true');
    await expect(blind).toHaveCount(0);
    await tool('Before').click();
    await expect(blind).toBeVisible();
    await tool('Reset').click();
    await expect.poll(numbers).toEqual([200, 200, 300, 200, 0.9]);
    await tool('Undo').click();
    await expect.poll(numbers).toEqual([460, 30, 250, 430, 0.2]);
    await tool('Redo').click();
    await expect.poll(numbers).toEqual([200, 200, 300, 200, 0.9]);
    expect(differenceOf(await savePicture(), first).width).toBeLessThanOrEqual(0);
  });

  await test.step('what cannot be opened is said, and the last good state stays', async () => {
    const broken = Buffer.from('This was a picture once.');
    for (const [name, mimeType, sentence] of [
      ['notes.pdf', 'application/pdf', 'That file is not a picture.'],
      ['room.jpg', 'image/jpeg', 'That photo could not be opened; the file may be damaged.'],
      ['IMG_0001.heic', 'image/heic', 'This browser cannot open HEIC photos.'],
    ] as const) {
      await preview.photo.setInputFiles({ name, mimeType, buffer: broken });
      await expect(bench.getByRole('alert')).toContainText(sentence);
    }
    const { buffer } = await stretchedPhoto();
    const cutOff = { name: 'cut.png', mimeType: 'image/png', buffer: buffer.subarray(0, 800) };
    await preview.photo.setInputFiles(cutOff);
    await expect(bench.getByRole('alert')).toContainText('the file may be damaged.');
    await expect(canvas).toHaveAccessibleName('Preview: my-room.png with Roller Blind');
    expect(differenceOf(await savePicture(), first).width).toBeLessThanOrEqual(0);
  });

  await test.step('a new photo over the old one, turned as the phone was held', async () => {
    const buffer = await turnedPhoto();
    await preview.photo.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer });
    await expect(canvas).toHaveAccessibleName('Preview: IMG_0002.jpg with Roller Blind');
    await expect(bench.getByRole('alert')).toHaveCount(0);
    const turned = await savePicture();
    for (const [x, y] of [
      [100, 75],
      [700, 75],
      [100, 525],
      [700, 525],
    ] as const) {
      const [red, green, blue] = quarterAt(x, y, 800, 600);
      const seen = turned.at(x, y);
      expect(Math.abs(seen[0] - red)).toBeLessThan(8);
      expect(Math.abs(seen[1] - green)).toBeLessThan(8);
      expect(Math.abs(seen[2] - blue)).toBeLessThan(8);
    }
  });

  await test.step('nothing was sent but questions for pictures', async () => {
    await preview.sample('Bedroom').click();
    await expect(canvas).toHaveAccessibleName('Preview: Bedroom with Roller Blind');
    const own = new URL(page.url()).origin;
    // Pictures, and Remix's question which pages there are.
    const known = new RegExp(`^GET (blob:)?${own}/([\\w./-]{1,120}$|__manifest\\?)`);
    expect(requests.filter((request) => !known.test(request))).toEqual([]);
    expect(requests).toContain(`GET ${own}/blinds/blind3.png`);
  });
});
