import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page of the shop loads anyway goes into one file: two dozen crumbs cost a request each and compress worse.
 * Screens, and what only one of them needs, stay apart.
 */
const everyPage =
  /src\/(ui\/(picture|price|icon|own-path|link-listener|route-announcer|toast)|language\/(texts|languages|screen-codes|store\.text|ui\.text|card\.text|problem\.text)|platform\/(money|wire\/)|modules\/(bag|wishlist|content|catalogue|search)\/\w+\.paths|screens\/(error-view|page-context|store\/(addresses|head-tags|shopper-state|card\/|store-layout|footer\/store-footer|header\/(store-header|notice-bar|side-tabs|language-link|bag-corner)|menu\/(wide-menu|menu-current|menu-context))))/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', test: everyPage }] } } } }),
  },
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/demo/**', '**/shots/**', '**/bench/**'] } },
}))
