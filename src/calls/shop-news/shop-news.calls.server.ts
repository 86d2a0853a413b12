import { moveNews as move, showNews } from '#flows/shop-news/send-news.ts'
import { columnsOf, countReaders, listNews as list, saveNews as save } from '#modules/shop-news/index.server.ts'
import { getNews, listNews, moveNews, previewNews, saveNews } from '#modules/shop-news/shop-news.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What the shop tells many members: written, planned, sent and stopped. */
export const shopNewsCalls: Call[] = [
  defineCall(listNews, ({ tx, language }, wanted) => list(tx, wanted, language)),
  defineCall(getNews, ({ tx }, { newsId }) => showNews(tx, newsId)),
  defineCall(saveNews, ({ tx, caller }, typed) => save(tx, actorOf(caller), typed)),
  defineCall(previewNews, ({ tx }, typed) => countReaders(tx, columnsOf(typed))),
  defineCall(moveNews, async ({ tx, caller }, wanted) => {
    await move(tx, actorOf(caller), wanted)
    return showNews(tx, wanted.newsId)
  }),
]
