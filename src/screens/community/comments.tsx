import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { communityText, postText } from '#language/community/community.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { WIDEST_COMMENT } from '#modules/comments/comments.rules.ts'
import type { CommentWire, PostWire } from '#modules/posts/posts.contract.ts'
import { useTried } from '#screens/own-page.tsx'
import { OwnForm } from '#screens/store/own-form.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Act } from './community-page.tsx'
import { MembersText, Monogram, PersonLink, postPath } from './person.tsx'

/** What members say of a post, each with the answers to it. */
export function Comments({ post }: { post: PostWire }) {
  const texts = useTexts(postText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  return (
    <section className="com-comments" aria-labelledby="com-comments" id="comments">
      <h2 id="com-comments">{post.commentNum > 0 ? shared.comments(post.commentNum) : texts.noComments}</h2>
      <HeldTold />
      {post.viewer ? <CommentForm post={post} parentId="" label={texts.yourComment} /> : null}
      {post.viewer ? null : (
        <Act seen={post} act="" className="btn btn-line">
          {post.isMember ? shared.openProfile : shared.signIn}
        </Act>
      )}
      <ul>
        {post.comments.map((comment) => (
          <li key={comment.commentId} id={`c-${comment.commentId}`}>
            <Comment post={post} comment={comment}>
              {post.viewer && comment.author ? (
                <Reply post={post} parentId={comment.commentId} name={comment.author.name} />
              ) : null}
            </Comment>
            {comment.answers.length > 0 ? (
              <ul>
                {comment.answers.map((answer) => (
                  <li key={answer.commentId} id={`c-${answer.commentId}`}>
                    <Comment post={post} comment={answer} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {post.next ? (
        <a
          className="btn-text"
          data-reload=""
          rel="nofollow"
          href={`${localPath(language, postPath(post.code))}?${new URLSearchParams({ before: post.next })}#comments`}
        >
          {texts.olderComments}
        </a>
      ) : null}
    </section>
  )
}

/** To who has just written one that others do not see yet. */
function HeldTold() {
  const texts = useTexts(postText)
  const language = useLanguage()
  if (new URLSearchParams(useLocation().search).get('done') !== 'held') return null
  return (
    <p className="com-hidden" role="status">
      {texts.heldComment}{' '}
      <a className="link" data-reload="" href={localPath(language, '/myaccount/decisions')}>
        {texts.decisions}
      </a>
    </p>
  )
}

type Shown = { post: PostWire; comment: CommentWire; children?: ReactNode }

function Comment({ post, comment, children }: Shown) {
  const texts = useTexts(postText)
  const language = useLanguage()
  const { author, parts, time, mayDelete, mine, commentId } = comment
  if (!author) return <p className="mute">{texts.hiddenComment}</p>
  const report = new URLSearchParams({ kind: 'comment', about: commentId })
  return (
    <div className="com-comment">
      <Monogram person={author} size="s" />
      <div>
        <PersonLink person={author} /> <span className="mute">{showMoment(time, language)}</span>
        <p className="com-text">
          <MembersText parts={parts} />
        </p>
        <div className="com-small">
          {children}
          {mayDelete ? (
            <Act seen={post} act={`delete-comment ${commentId}`} fields={{ code: post.code }} className="btn-text">
              {texts.deleteComment}
            </Act>
          ) : null}
          {mine ? null : (
            <a className="btn-text" rel="nofollow" data-reload="" href={`${localPath(language, '/community/report')}?${report}`}>
              {texts.report}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

function Reply({ post, parentId, name }: { post: PostWire; parentId: string; name: string }) {
  const texts = useTexts(postText)
  const isTried = useTried('post')?.values.parentId === parentId
  return (
    <details className="com-reply" open={isTried}>
      <summary>{texts.reply}</summary>
      <CommentForm post={post} parentId={parentId} label={texts.yourReply(name)} />
    </details>
  )
}

/** What was typed stays where it was refused. */
function CommentForm({ post, parentId, label }: { post: PostWire; parentId: string; label: string }) {
  const texts = useTexts(postText)
  const tried = useTried('post')
  const own = tried?.values.act === 'comment' && (tried.values.parentId ?? '') === parentId ? tried : undefined
  return (
    <OwnForm className="com-write" noValidate>
      <input type="hidden" name="code" value={post.code} />
      <input type="hidden" name="parentId" value={parentId} />
      <TextArea
        label={label}
        hint={texts.commentHint}
        name="text"
        rows={2}
        maxLength={WIDEST_COMMENT * 2}
        defaultValue={own?.values.text ?? ''}
        problem={own ? own.problems.text : undefined}
      />
      <Button type="submit" look="line" name="act" value="comment">
        {texts.send}
      </Button>
    </OwnForm>
  )
}
