import { postText } from '#language/community/community.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PostWire } from '#modules/posts/posts.contract.ts'

/** To its author alone: why others do not see a post, and what they may do about it. */
export function HiddenNote({ post: { code, hiddenReason } }: { post: PostWire }) {
  const texts = useTexts(postText)
  const language = useLanguage()
  if (hiddenReason === '') return null
  return (
    <div className="com-hidden" role="status">
      <h2>{texts.hidden}</h2>
      <p>{texts.hiddenWords(hiddenReason)}</p>
      <p className="com-ways">
        <a
          className="btn-text"
          data-reload=""
          href={`${localPath(language, '/community/write')}?${new URLSearchParams({ post: code })}`}
        >
          {texts.editHidden}
        </a>
        <a className="btn-text" data-reload="" href={localPath(language, '/myaccount/decisions')}>
          {texts.decisions}
        </a>
      </p>
    </div>
  )
}
