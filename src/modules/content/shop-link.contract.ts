import { z } from 'zod'
import { isForShoppers } from '#addresses.ts'
import { sameSitePath } from '#modules/short-links/short-links.rules.ts'

/** A link an operator types: a page of this shop, without a language. */
export const ShopLink = z
  .string()
  .trim()
  .min(1, 'required')
  .refine((path) => sameSitePath(path) !== undefined && isForShoppers(path), 'link-path')
