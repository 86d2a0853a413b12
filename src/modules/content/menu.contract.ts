import { z } from 'zod'
import { MenuNodeWire } from '#modules/catalogue/catalogue.contract.ts'
import { HomeDraftInput, HomeDraftWire, ReleaseHomeInput, StoredPicture, TakeReleaseInput } from './home.contract.ts'
import { menuLimits } from './menu-limits.rules.ts'
import { ShopLink } from './shop-link.contract.ts'

const words = (most: number) => z.string().trim().max(most, 'too-long')
const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
/** Left empty in a language, what the link leads to is called as it is called. */
const Name = z.object({ en: words(40), zh: words(40) })

/** Where an entry leads. `brands` is the list of designers. */
const MenuTarget = z.discriminatedUnion('to', [
  z.object({ to: z.literal('category'), path: z.string().min(1, 'choose-one').max(120) }),
  z.object({ to: z.literal('brand'), code: z.string().min(1, 'choose-one').max(80) }),
  z.object({ to: z.literal('brands') }),
  z.object({ to: z.literal('collection'), code: z.string().min(1, 'choose-one').max(60) }),
  z.object({ to: z.literal('link'), link: ShopLink }),
])
export type MenuTarget = z.output<typeof MenuTarget>

const MenuLink = z.object({ name: Name, target: MenuTarget })
export type MenuLink = z.output<typeof MenuLink>
const MenuColumn = z.object({ name: Name, links: z.array(MenuLink).min(1, 'few').max(menuLimits.links, 'too-many') })
export type MenuColumn = z.output<typeof MenuColumn>

/** One entry of the first level, with the panel below it. */
export const MenuEntry = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: Name,
  target: MenuTarget,
  /** What the category itself has below it, columns by hand, or no panel. */
  below: z.enum(['own', 'columns', 'none']),
  columns: z.array(MenuColumn).max(menuLimits.columns, 'too-many'),
  /** In the panel: the newest piece of the category, a picture of one's own, or none. */
  picture: z.enum(['newest', 'own', 'none']),
  promotion: z
    .object({ picture: StoredPicture, title: z.object({ en: needed(60), zh: needed(60) }), words: Name, link: ShopLink })
    .nullable(),
})
export type MenuEntry = z.output<typeof MenuEntry>

/** A name of one's own is needed where nothing else gives one. */
const isNamed = ({ name, target }: MenuLink): boolean => target.to !== 'link' || (name.en !== '' && name.zh !== '')
const Entry = MenuEntry.refine(isNamed, { message: 'required', path: ['name', 'en'] })
  .refine((entry) => entry.columns.every(({ links }) => links.every(isNamed)), { message: 'required', path: ['columns'] })

  .refine(({ below, columns }) => below !== 'columns' || columns.length > 0, { message: 'few', path: ['columns'] })
  .refine(({ below, picture, promotion }) => below === 'none' || picture !== 'own' || promotion !== null, {
    message: 'picture',
    path: ['promotion', 'picture'],
  })

export const MenuDraftInput = HomeDraftInput
export type MenuDraftInput = z.output<typeof MenuDraftInput>
export const MenuDraftWire = HomeDraftWire.omit({ blocks: true, shown: true }).extend({
  entries: z.array(MenuEntry),
  /** The draft as shoppers of that side would be shown it. */
  shown: z.array(MenuNodeWire),
})
export type MenuDraftWire = z.output<typeof MenuDraftWire>
export const SaveMenuInput = HomeDraftInput.extend({
  version: z.int32().min(0),
  entries: z.array(Entry).max(menuLimits.entries, 'too-many'),
})
export type SaveMenuInput = z.output<typeof SaveMenuInput>
export const ReleaseMenuInput = ReleaseHomeInput
export type ReleaseMenuInput = z.output<typeof ReleaseMenuInput>
export const TakeMenuInput = TakeReleaseInput
export type TakeMenuInput = z.output<typeof TakeMenuInput>
