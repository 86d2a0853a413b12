import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AddCategoryInput,
  CategoryProductsInput,
  CategoryProductsWire,
  CategoryShelvesWire,
  MergeCategoryInput,
  MoveCategoryInput,
  SaveCategoryInput,
  SplitCategoryInput,
} from './category-shelves.contract.ts'

export const listCategoryShelves = getCall<Record<string, never>, CategoryShelvesWire>('/admin/category/list')
export const listCategoryProducts = getCall<CategoryProductsInput, CategoryProductsWire>('/admin/category/products')
export const addCategory = postCall<AddCategoryInput, CategoryShelvesWire>('/admin/category/add', { once: true })
export const saveCategory = postCall<SaveCategoryInput, CategoryShelvesWire>('/admin/category/save')
export const moveCategory = postCall<MoveCategoryInput, CategoryShelvesWire>('/admin/category/move')
export const mergeCategory = postCall<MergeCategoryInput, CategoryShelvesWire>('/admin/category/merge')
export const splitCategory = postCall<SplitCategoryInput, CategoryShelvesWire>('/admin/category/split', { once: true })
