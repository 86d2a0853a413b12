import { useEffect, useMemo, useRef } from 'react'
import { adminMenuText } from '#language/admin/front/admin-menu.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MenuNode } from '#modules/catalogue/catalogue.contract.ts'
import { startMenu } from '#screens/store/menu/menu-behaviour.ts'
import { menuMarkup } from '#screens/store/menu/menu-markup.ts'
import { menuTree } from '#screens/store/menu/menu-tree.ts'

/** The saved draft as the shop's own header would draw it, panels and all; on narrow screens what stands in it. */
export function AdminMenuPreview({ nodes }: { nodes: MenuNode[] }) {
  const language = useLanguage()
  const texts = useTexts(adminMenuText)
  const nav = useRef<HTMLElement>(null)
  const html = useMemo(
    () => ({ __html: menuMarkup(menuTree({ navigationVos: nodes, version: 0, community: true }, language), language) }),
    [nodes, language],
  )
  useEffect(() => (nav.current ? startMenu(nav.current) : undefined), [html])
  return (
    <section className="menu-preview" aria-labelledby="menu-preview">
      <h2 id="menu-preview">{texts.previewTitle}</h2>
      <p className="field-hint">{texts.previewHint}</p>
      <nav ref={nav} className="menu-preview-row" aria-label={texts.previewTitle} dangerouslySetInnerHTML={html} />
    </section>
  )
}
