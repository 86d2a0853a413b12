import { communitySearchText } from '#language/community/community.text.ts'
import { useStoreFrame } from '#screens/store/footer/store-frame.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'

/** Leads from what is sold under a word to what members write about it. */
export default function InCommunity({ word }: { word: string }) {
  const texts = useTexts(communitySearchText)
  const language = useLanguage()
  if (useStoreFrame()?.facts.hasCommunity === false) return null
  return (
    <p>
      <a
        className="link"
        data-reload=""
        rel="nofollow"
        href={`${localPath(language, '/community/search')}?${new URLSearchParams({ word })}`}
      >
        {texts.inCommunity(word)}
      </a>
    </p>
  )
}
