import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AddCategoryInput,
  CategoryProductsInput,
  CategoryProductsWire,
  CategoryShelvesWire,
  MergeCategoryInput,
  MoveCategoryInput,
  SaveCategoryInput,
  SplitCategoryInput,
} from './category-taxonomy.contract.ts'

export const listCategoryShelves = getCall('/admin/category/list', { access: 'keep-shelves', output: CategoryShelvesWire })
export const listCategoryProducts = getCall('/admin/category/products', {
  access: 'keep-shelves',
  input: CategoryProductsInput,
  output: CategoryProductsWire,
})
export const addCategory = postCall('/admin/category/add', {
  access: 'keep-shelves',
  once: true,
  input: AddCategoryInput,
  output: CategoryShelvesWire,
})
export const saveCategory = postCall('/admin/category/save', {
  access: 'keep-shelves',
  input: SaveCategoryInput,
  output: CategoryShelvesWire,
})
export const moveCategory = postCall('/admin/category/move', {
  access: 'keep-shelves',
  input: MoveCategoryInput,
  output: CategoryShelvesWire,
})
export const mergeCategory = postCall('/admin/category/merge', {
  access: 'keep-shelves',
  input: MergeCategoryInput,
  output: CategoryShelvesWire,
})
export const splitCategory = postCall('/admin/category/split', {
  access: 'keep-shelves',
  once: true,
  input: SplitCategoryInput,
  output: CategoryShelvesWire,
})
