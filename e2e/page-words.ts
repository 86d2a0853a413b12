import type { Page } from '@playwright/test'

/**
 * Every text a visitor sees or hears on the page: text nodes, labels, alternatives, placeholders and options. What is marked
 * as written in another language is left out.
 */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang
    const isOwn = (element: Element): boolean => {
      const marked = element.closest('[lang]')
      return marked === null || marked === document.documentElement || marked.getAttribute('lang') === own
    }
    const isThere = (element: Element): boolean =>
      element.closest('script, style, noscript, template') === null &&
      (element.closest('option, .hidden-text') !== null || element.checkVisibility({ visibilityProperty: true }))
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && isThere(parent) && isOwn(parent)) texts.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [alt], [placeholder], [title], [aria-valuetext]')) {
      if (!isThere(element) || !isOwn(element)) continue
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean)
  })
}
