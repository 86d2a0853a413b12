import { productFactsText } from '#language/product/product-facts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Later } from '#ui/later.tsx'

const loadPosts = () => import('#screens/community/posts-row.tsx')

/** What members post about an item, and the way to all of it. The page is everyone’s, so it names none of them: they come once it is up. */
export function ItemPosts({ spuCode }: { spuCode: string }) {
  const texts = useTexts(productFactsText)
  const query = new URLSearchParams({ tab: 'product', value: spuCode })
  return (
    <div className="item-posts">
      <a className="link" data-reload="" href={`${localPath(useLanguage(), '/community')}?${query}`}>
        {texts.posts}
      </a>
      <Later key={spuCode} load={loadPosts} props={{ tab: 'product', value: spuCode }} />
    </div>
  )
}
