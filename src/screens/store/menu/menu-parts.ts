/** A name of the first level with what lies below it. */
export type Item = HTMLElement | undefined

export const itemOf = (target: EventTarget | null): Item =>
  (target instanceof Element ? target.closest<HTMLElement>('.menu-row > li') : null) ?? undefined
export const insidePanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.menu-panel') !== null
export const panelled = (item: Item): Item => (item?.hasAttribute('data-panel') ? item : undefined)

export function setOpen(item: Item, open: boolean): void {
  item?.toggleAttribute('data-open', open)
  item?.querySelector('.menu-open')?.setAttribute('aria-expanded', String(open))
}
