import { communitySearchText } from '#language/community/community.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { useStoreFrame } from '#screens/store/footer/store-frame.ts'
import { Later } from '#ui/later.tsx'

const loadPosts = () => import('#screens/community/posts-row.tsx')

type Props = { word: string } | { brandCode: string }

/** Leads from what is sold under a word to what members write about it; shows what they post with a designer’s items. */
export default function InCommunity(props: Props) {
  if (useStoreFrame()?.facts.hasCommunity === false) return null
  if ('word' in props) return <InSearch word={props.word} />
  const { brandCode } = props
  // Below the list: nothing moves when it comes.
  return <Later key={brandCode} load={loadPosts} props={{ tab: 'brand', value: brandCode }} />
}

function InSearch({ word }: { word: string }) {
  const texts = useTexts(communitySearchText)
  return (
    <p>
      <a
        className="link"
        data-reload=""
        rel="nofollow"
        href={`${localPath(useLanguage(), '/community/search')}?${new URLSearchParams({ word })}`}
      >
        {texts.inCommunity(word)}
      </a>
    </p>
  )
}
