export { isShopEmpty } from './is-shop-empty';
export type { SeedProgress } from './progress';
export { resetShop } from './reset-shop';
export { seedShop } from './seed-shop';
