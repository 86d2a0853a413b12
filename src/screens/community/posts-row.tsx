import { useEffect, useState } from 'react'
import { writtenIn } from '#language/languages.ts'
import { postsRowText } from '#language/community/posts-row.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PostCardWire } from '#modules/posts/posts.contract.ts'
import { getFeed } from '#modules/posts/posts.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Picture } from '#ui/picture.tsx'
import { postPath } from './person.tsx'
import './posts-row.css'

const MOST = 8

type Props = { tab: 'product' | 'brand'; value: string }

/** What members post with an item or a designer’s items. Fetched once the page is up: each sees what is there for them. */
export default function PostsRow({ tab, value }: Props) {
  const texts = useTexts(postsRowText)
  const posts = usePosts({ tab, value })
  if (posts.length === 0) return null
  return (
    <section className="posts-row" aria-label={texts.label}>
      <ul>
        {posts.map((post) => (
          <li key={post.code}>
            <Post post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function usePosts({ tab, value }: Props): PostCardWire[] {
  const [posts, setPosts] = useState<PostCardWire[]>([])
  useEffect(() => {
    let left = false
    void call(getFeed, { tab, value }, { quiet: true }).then((found) => {
      if (found.ok && !left) setPosts(found.data.list.slice(0, MOST))
    })
    return () => {
      left = true
    }
  }, [tab, value])
  return posts
}

function Post({ post: { code, title, language, picture, author } }: { post: PostCardWire }) {
  return (
    <a href={localPath(useLanguage(), postPath(code))} data-reload="">
      {picture ? <Picture picture={picture} sizes="132px" most={360} alt="" /> : null}
      <b lang={language}>{title}</b>
      <span className="mute" lang={writtenIn(author.name)}>
        {author.name}
      </span>
    </a>
  )
}
