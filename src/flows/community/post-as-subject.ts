import type { CaseSubject } from '#modules/moderation/index.server.ts'
import { findPostById, holdPost, type PostRow, readPost } from '#modules/posts/index.server.ts'
import { getProfile, type ProfileRow } from '#modules/profiles/index.server.ts'
import { type Reader, STRANGER } from '#platform/access/may-see.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { plainWords } from './present-people.ts'

type Behind = {
  author: Pick<ProfileRow, 'account_id' | 'nickname'>
  pictures: readonly string[]
  topics: readonly string[]
}

/** A post as moderators see it: each edit is a version of its own. */
export const postAsSubject = (
  { post_id, post_code, edits, title, body }: Pick<PostRow, 'post_id' | 'post_code' | 'edits' | 'title' | 'body'>,
  { author, pictures, topics }: Behind,
): CaseSubject => ({
  ...{ kind: 'post', subjectId: post_id, version: edits + 1, authorId: author.account_id, author: author.nickname },
  ...{ title, body: [body, topics.map((topic) => `#${topic}`).join(' ')].filter(Boolean).join('\n') },
  ...{ pictures, link: `/community/post/${post_code}` },
})

type Named = { postId: string; authorId: string; writerId: string }

/** How it is now, and stays until the transaction ends: an edit that is being saved comes before or after the case, not between. */
export async function postNow(tx: Tx, reader: Reader, { postId, authorId, writerId }: Named): Promise<CaseSubject> {
  await holdPost(tx, postId)
  const { code, title, body, edits, pictures, topics } = await readPost(tx, postId)
  const plain = await plainWords(tx, reader, body)
  const [{ nickname }, { account_id }] = [await getProfile(tx, authorId), await getProfile(tx, writerId)]
  return postAsSubject(
    { post_id: postId, post_code: code, edits, title, body: plain },
    {
      author: { nickname, account_id },
      pictures: pictures.map(({ uploadId }) => uploadId),
      topics: topics.map(({ name }) => name),
    },
  )
}

/** By its id alone, mentions as everyone reads them; undefined once it is deleted. */
export async function postOfCase(tx: Tx, postId: string): Promise<CaseSubject | undefined> {
  const found = await findPostById(tx, postId)
  return found && postNow(tx, STRANGER, found)
}
