export { addViewed, forgetViewed, listViewed } from './viewed-products.ts'
