import { productFactsText } from '#language/product/product-facts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'

/** Leads to what members post about an item. The page is everyone’s, so it names none of them. */
export function ItemPosts({ spuCode }: { spuCode: string }) {
  const texts = useTexts(productFactsText)
  const query = new URLSearchParams({ tab: 'product', value: spuCode })
  return (
    <p className="item-posts">
      <a className="link" data-reload="" href={`${localPath(useLanguage(), '/community')}?${query}`}>
        {texts.posts}
      </a>
    </p>
  )
}
