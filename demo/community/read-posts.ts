import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoPost } from './post-words.ts'

/**
 * Posts of one picture each, as they are kept in `posts.en.txt` and `posts.zh.txt`: who writes, the picture and the hashtag, then the title,
 * then the words.
 */
export const readPosts = (language: 'en' | 'zh'): DemoPost[] =>
  readFileSync(join(import.meta.dirname, `posts.${language}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map((post) => {
      const [head = '', title = '', body = ''] = post.split('\n')
      const [by = '', picture = '', topic = ''] = head.split(' | ')
      return { by, pictures: [`${picture}-front`], title, body, topics: [topic] }
    })
