import { screen, waitFor, within } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { openAdmin, startBackOffice } from '../support/back-office';
import { chooseFiles, imageFile, textFile } from '../support/form-files';
import { category, listMeta, product } from '../support/records';
import {
  allRead,
  button,
  clearToasts,
  field,
  fill,
  findNote,
  findToast,
  noteOf,
  press,
  region,
} from '../support/screen';

const api = startBackOffice();

const ADD = '/product-management/add-product';
const CREATE = 'POST /api/products/create-product';
const IMAGES = 'POST /api/images';
const HELP = 'Up to 3 images. The first is the main image.';

const uploaded = (name: string) => ({
  url: `/media/${name}.webp`,
  srcset: [],
  width: 800,
  height: 800,
});

/** Answers each upload with another address. */
function answerImages(): void {
  let uploads = 0;
  api.answerBy(IMAGES, () => uploaded(String((uploads += 1))));
}

const rack = category({ _id: 'racks', title: 'Racks', icon: '/media/rack.webp' });

beforeEach(() => {
  api.answer('GET /api/categories', [category(), rack], listMeta(2));
  api.answer('GET /api/categories/{id}', rack);
  api.answer('GET /api/products/admin', [product()], listMeta());
  api.answer(CREATE, product());
  answerImages();
});

async function openForm(): Promise<void> {
  openAdmin(ADD);
  await screen.findByLabelText('Name');
}

const submit = () => press('Add Product');
/** The addresses of the images that the form has. */
const images = async () =>
  (await region('Images')).queryAllByRole('img').map((image) => image.getAttribute('src'));
const findImages = (expected: string[]) =>
  waitFor(async () => expect(await images()).toEqual(expected));

async function choose(many: number): Promise<void> {
  const before = (await images()).length;
  const files = Array.from({ length: many }, (_, at) => imageFile(`${at}.png`));
  await chooseFiles('Choose images', files);
  await waitFor(async () => expect(await images()).toHaveLength(before + many));
}

/** Fills all that a product needs but its images. */
async function fillForm(name: string): Promise<void> {
  fill('Name', name);
  fill('Price', '129.9');
  fill('Quantity', '12');
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Racks' }));
  fill('Description', 'Ten characters and a few more.');
}

test('the category is chosen by image and title', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
  const list = within(await screen.findByRole('listbox'));
  const options = list.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Benches', 'Racks']);
  const [icon] = options[1]!.getElementsByTagName('img');
  expect(icon?.getAttribute('src')).toBe('/media/rack.webp');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('without its box a discount is not sent', async () => {
  await openForm();
  await choose(1);
  await fillForm('Plain Mat');
  await userEvent.click(field('Add Discount'));
  fill('Discount', '40');
  await userEvent.click(field('Add Discount'));
  await submit();
  await findToast('Product added successfully');
  expect(api.calls(CREATE)[0]?.body).toMatchObject({ name: 'Plain Mat', discount: 0 });
});

test('every field says what is wrong with it, and a message says all at once', async () => {
  await openForm();
  await userEvent.click(field('Add Discount'));
  fill('Discount', '');
  await submit();
  const texts = {
    Name: 'Name is required',
    Price: 'Price must be a number',
    Quantity: 'Quantity must be a number',
    Category: 'Category is required',
    Description: 'Description must be at least 10 characters',
    Discount: 'Price must be a number',
    'Choose images': 'At least one image is required',
  };
  const toast = await findToast(/Name is required, /);
  expect(toast.textContent?.split(', ').toSorted()).toEqual(Object.values(texts).toSorted());
  for (const [label, text] of Object.entries(texts)) expect(noteOf(label)).toBe(text);
  expect(document.activeElement).toBe(field('Name'));
});

const OUT_OF_RANGE = [
  ['Name', 'x'.repeat(201), 'Name is too long'],
  ['Price', '', 'Price must be a number'],
  ['Price', '0', 'Price must be between 0.01 and 999,999.99'],
  ['Price', '1000000', 'Price must be between 0.01 and 999,999.99'],
  ['Price', '9.999', 'Price can have at most two decimals'],
  ['Quantity', '-1', 'Quantity must be a whole number from 0 to 1,000,000'],
  ['Quantity', '1.5', 'Quantity must be a whole number from 0 to 1,000,000'],
  ['Quantity', '1000001', 'Quantity must be a whole number from 0 to 1,000,000'],
  ['Discount', '100', 'Discount must be between 0 and 99'],
  ['Discount', '-1', 'Discount must be between 0 and 99'],
  ['Discount', '', 'Price must be a number'],
] as const;

test('what is out of range is refused in each field', async () => {
  await openForm();
  await userEvent.click(field('Add Discount'));
  for (const [label, typed, text] of OUT_OF_RANGE) {
    fill(label, typed);
    await submit();
    await findNote(label, text);
  }
  expect(api.calls(CREATE)).toEqual([]);
});

test('an image too many, a file that is none and one that is broken are refused', async () => {
  await openForm();
  await choose(2);
  const many = [1, 2, 3, 4].map((at) => imageFile(`more-${at}.png`));
  await chooseFiles('Choose images', many);
  await findToast('You can only upload up to 3 images.');
  await chooseFiles('Choose images', many.slice(2));
  await findToast('You can upload a maximum of 3 images');
  await chooseFiles('Choose images', [textFile('notes.txt')]);
  await findToast('Each file must be an image');
  expect(noteOf('Choose images')).toBe(HELP);

  api.refuse(IMAGES, 415, 'This image cannot be read');
  await chooseFiles('Choose images', [imageFile('broken.png')]);
  await findToast('This image cannot be read');
  api.refuse(IMAGES, 500, '');
  await chooseFiles('Choose images', [imageFile('one.png')]);
  await findToast('Failed to upload image.');
  clearToasts();
  api.cut(IMAGES);
  await chooseFiles('Choose images', [imageFile('one.png')]);
  await findToast('Failed to upload image.');
  expect(await images()).toHaveLength(2);
});

test('a product is not saved before its images have arrived', async () => {
  await openForm();
  const arrive = api.hold(IMAGES);
  await chooseFiles('Choose images', [imageFile('one.png')]);
  await screen.findByText('Uploading...');
  expect(button('Add Product').disabled).toBe(true);
  arrive();
  await findImages(['/media/1.webp']);
  screen.getByText('Choose images');
  await waitFor(() => expect(button('Add Product').disabled).toBe(false));
});

test('an image that is removed while another uploads stays removed', async () => {
  await openForm();
  await choose(1);
  const arrive = api.hold(IMAGES);
  await chooseFiles('Choose images', [imageFile('two.png')]);
  await screen.findByText('Uploading...');
  await press('Remove image 1');
  await findImages([]);
  arrive();
  await findImages(['/media/2.webp']);
});

test('an image that arrives while another uploads stays', async () => {
  await openForm();
  const arrive = api.hold(IMAGES);
  await chooseFiles('Choose images', [imageFile('one.png')]);
  api.answer(IMAGES, uploaded('quick'));
  await screen.findByText('Uploading...');
  await chooseFiles('Uploading...', [imageFile('two.png')]);
  await findImages(['/media/quick.webp']);
  arrive();
  await findImages(['/media/quick.webp', '/media/1.webp']);
});

test('images that have arrived and wait for one chosen with them take their room', async () => {
  await openForm();
  const arrive = api.holdNext(IMAGES);
  await chooseFiles('Choose images', [imageFile('one.png'), imageFile('two.png')]);
  await screen.findByText('Uploading...');
  await allRead();
  await chooseFiles('Uploading...', [imageFile('three.png'), imageFile('four.png')]);
  await findToast('You can upload a maximum of 3 images');
  arrive();
  await findImages(['/media/2.webp', '/media/1.webp']);
});

test('a product that cannot be added says why, and the form stays', async () => {
  await openForm();
  await choose(1);
  await fillForm('Unlucky Bench');
  api.refuse(CREATE, 500, '');
  await submit();
  await findToast('Failed to create the product');
  api.refuse(CREATE, 500, 'No room on the shelf.');
  await submit();
  await findToast('No room on the shelf.');
  api.cut(CREATE);
  await submit();
  await findToast('The connection was lost.');
  expect(field('Name').value).toBe('Unlucky Bench');
  api.answer(CREATE, product());
  await submit();
  await findToast('Product added successfully');
  await screen.findByRole('heading', { name: 'Products' });
});
