import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { barePaths } from './ops/build/bare-paths.ts'
import { frameworkRouterApart } from './ops/build/framework-router.ts'
import routes from './src/routes.ts'

/** What seldom changes: a new build of the shop leaves it in every browser's cache. */
const foundation = /node_modules\/(react|react-dom|react-router|scheduler)\/[^?]*$/

/**
 * What every page of the shop loads anyway goes into one file: two dozen crumbs cost a request each and compress worse.
 * Screens, and what only one of them needs, stay apart.
 */
const everyPage =
  /src\/(root\.tsx|ui\/(picture|button|fields|price|icon|own-path|link-listener|route-announcer|toast|later|drawn-part|use-awake|lost-script|kept-place|empty-state)|language\/(texts|languages|screen-codes|frame\/(store|ui|problem|footer|newsletter)\.text|browse\/(card|crumbs)\.text|product\/piece-name|house)|platform\/(browser\/(?!framework-pages)|money|wire\/)|modules\/(newsletter\/\w+\.(paths|rules)|(bag|wishlist|content|catalogue|search)\/\w+\.paths)|screens\/(error-view|page-context|store\/(addresses|kept-choices|head-tags|shopper-state|crumbs|list\/list-count|card\/|store-layout|footer\/(?!back-to-top)|newsletter\/(news-parts|use-news-form)|header\/(store-header|announcement-bar|side-tabs|language-link|bag-corner|account-corner)|menu\/(wide-menu|menu-current|menu-context))))/

/** The words of all rooms of the back office, whose menu names each of them, and what all of them have. */
const wordsOfRooms =
  /src\/(language\/admin\/|modules\/operators\/[\w-]+\.(paths|contract)|desk\/(desk-session|desk-query|query-client|list-foot|list-memory|use-(list-address|address-to-be|list-keys|pause)))/

const groups = [
  { name: 'react', test: foundation },
  { name: 'shop', test: everyPage },
  // Shoppers meet it, too: a group takes along what it stands on, unless another has it.
  { name: 'order-state', test: /src\/language\/buying\/order-state\.text/ },
  { name: 'admin-words', test: wordsOfRooms },
  // The lists of states and kinds that the shapes of an order name, and the addresses of its calls: ten crumbs otherwise.
  {
    name: 'order-rules',
    test: /src\/(language\/buying\/banks\.|modules\/(orders|returns|claims|treasury)\/(\w+\/)?((orders|price|unit|refund|returns|claims|payout)\.rules|(orders|payments)\.paths))/,
  },
]

/** Letters that say nothing do not compress, and every page's list of routes names each file: seven are enough to tell two builds apart. */
const named = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [barePaths(), frameworkRouterApart(routes), reactRouter()],
  build: {
    sourcemap: false,
    // The few icons of the style sheet come with it; all else has an address of its own.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    cssCodeSplit: false,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups }, ...named } } }),
  },
  // Screens bring their libraries along: these are made of a thousand files, and each start of the shop would look for all of them.
  ...(command === 'build' ? { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] } } : {}),
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/demo/**', '**/shots/**', '**/bench/**'] } },
}))
