import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { barePaths } from './ops/build/bare-paths.ts'
import { frameworkRouterApart } from './ops/build/framework-router.ts'
import { latinLetters } from './ops/build/latin-letters.ts'
import { ownPartFetcher } from './ops/build/part-fetcher.ts'
import { shopChunk } from './ops/build/shop-chunk.ts'
import routes from './src/routes.ts'

/** What seldom changes: a new build of the shop leaves it in every browser's cache. */
const foundation = /node_modules\/(react|react-dom|react-router|scheduler)\/[^?]*$/

/** The words of all rooms of the back office, whose menu names each of them. */
const wordsOfRooms =
  /src\/(language\/(admin\/|\w+\/admin-|moderation\/moderation-?)|modules\/operators\/[\w-]+\.(paths|contract))/

/** What all rooms of back office and seller centre have; shapes of calls are checked by their forms. */
const deskKit =
  /node_modules\/zod\/|src\/desk\/(desk-session|desk-query|query-client|list-foot|list-memory|use-(list-address|address-to-be|list-keys|pause))/

const groups = [
  { name: 'react', test: foundation },
  { name: shopChunk(process.cwd()) },
  // A list and its filters ask and name alike; else each of these words is a file of its own.
  { name: 'list-query', test: /src\/(screens\/store\/list\/list-query|modules\/catalogue\/product-flags\.rules)/ },
  // Shoppers meet these, too: a group takes along what it stands on, unless another has it.
  { name: 'order-state', test: /src\/language\/buying\/order-state\.text/ },
  { name: 'price-words', test: /src\/language\/buying\/(price|fee)\.text/ },
  { name: 'fields', test: /src\/(ui\/(fields|keep-typing)|language\/named-problem|platform\/text\/(typed-text|text-width))/ },
  { name: 'desk-kit', test: deskKit },
  { name: 'admin-words', test: wordsOfRooms },
  // Bag and checkout need no more of orders than how they are asked for.
  { name: 'order-paths', test: /src\/modules\/orders\/(payments\/pay-types\.rules|placing\/price\.rules|orders\.paths)/ },
  // The lists of states and kinds that the shapes of an order name, and the addresses of its calls: ten crumbs otherwise.
  {
    name: 'order-rules',
    test: /src\/(language\/buying\/banks\.|modules\/(orders|returns|claims|treasury)\/(\w+\/)?((orders|unit|refund|returns|claims|payout)\.rules|payments\.paths))/,
  },
]

/** Letters that say nothing do not compress, and every page's list of routes names each file: seven are enough to tell two builds apart. */
const named = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

/** Rules and words do nothing by themselves: a page that uses none of them need not load them. */
const moduleSideEffects = [{ test: /src\/.*\.(rules|text|paths)\.ts$/, sideEffects: false }]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [barePaths(), ownPartFetcher(), frameworkRouterApart(routes), reactRouter(), latinLetters()],
  build: {
    sourcemap: false,
    // The few icons of the style sheet come with it; all else has an address of its own.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { output: { codeSplitting: { groups }, ...named }, treeshake: { moduleSideEffects } } }),
  },
  // Screens bring their libraries along: these are made of a thousand files, and each start of the shop would look for all of them.
  ...(command === 'build' ? { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] } } : {}),
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/demo/**', '**/shots/**', '**/bench/**'] } },
}))
