import { useRef, useState } from 'react'
import { communityText, postText } from '#language/community/community.text.ts'
import { shareText } from '#language/product/share.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PostWire } from '#modules/posts/posts.contract.ts'
import { WIDEST_LIST_NAME } from '#modules/posts/posts.rules.ts'
import { useTried } from '#screens/own-page.tsx'
import { OwnForm } from '#screens/store/own-form.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Act } from './community-page.tsx'
import { LikeAct } from './post-card.tsx'

/** What may be done with a post: liked, saved, shared, reported; and by its author edited and deleted. */
export function PostActs({ post, address }: { post: PostWire; address: string }) {
  const texts = useTexts(postText)
  const language = useLanguage()
  const path = (name: string, query: Record<string, string>) =>
    `${localPath(language, `/community/${name}`)}?${new URLSearchParams(query)}`
  return (
    <div className="com-acts">
      <LikeAct post={post} seen={post} />
      <Saving post={post} />
      <Sharing title={post.title} address={address} />
      {post.mine ? (
        <>
          <a className="btn-text" data-reload="" href={path('write', { post: post.code })}>
            {texts.edit}
          </a>
          <details>
            <summary>{texts.remove}</summary>
            <p>{texts.removeSure}</p>
            <Act seen={post} act="delete-surely" fields={{ code: post.code }} className="btn btn-line">
              {texts.removeYes}
            </Act>
          </details>
        </>
      ) : (
        <a className="btn-text com-quiet" rel="nofollow" data-reload="" href={path('report', { kind: 'post', about: post.code })}>
          {texts.report}
        </a>
      )}
    </div>
  )
}

/** The short address: chosen whole by a press, copied, or handed to what a telephone shares with. */
function Sharing({ title, address }: { title: string; address: string }) {
  const texts = useTexts(postText)
  const shared = useTexts(shareText)
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Where the clipboard is closed to pages, the address is chosen for the reader's own keys.
    field.current?.select()
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <details>
      <summary>{texts.share}</summary>
      <div className="com-share">
        <label>
          <span>{texts.shareWords}</span>
          <input ref={field} className="field-control" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
        <p className="by-script">
          <Button look="line" onClick={copy}>
            <span aria-live="polite">{copied ? shared.copied : shared.copy}</span>
          </Button>
          {hydrated && 'share' in navigator ? (
            <Button look="text" onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
              {texts.share}
            </Button>
          ) : null}
        </p>
      </div>
    </details>
  )
}

function Saving({ post }: { post: PostWire }) {
  const texts = useTexts(postText)
  const shared = useTexts(communityText)
  const problem = useTried('post')?.problems.name
  const isSaved = post.savedIn.length > 0
  if (!post.viewer)
    return (
      <Act seen={post} act="" className="btn-text">
        {texts.save}
      </Act>
    )
  return (
    <details open={problem !== undefined}>
      <summary>{isSaved ? texts.savedNow : texts.save}</summary>
      <OwnForm className="com-saving">
        <input type="hidden" name="code" value={post.code} />
        {post.lists.length > 0 ? (
          <SelectField
            label={texts.intoList}
            name="listId"
            placeholder={texts.newList}
            defaultValue={post.savedIn[0] ?? post.lists[0]?.listId}
            options={post.lists.map(({ listId, name }) => ({ value: listId, name }))}
          />
        ) : null}
        <TextField
          label={texts.newList}
          hint={texts.newListHint}
          name="name"
          maxLength={WIDEST_LIST_NAME * 2}
          problem={problem}
          defaultValue={post.lists.length > 0 ? '' : shared.saved}
        />
        <Button type="submit" name="act" value="keep" look="line">
          {texts.save}
        </Button>
        {isSaved ? (
          <Button type="submit" name="act" value="drop" look="text">
            {texts.takeOut}
          </Button>
        ) : null}
      </OwnForm>
    </details>
  )
}
