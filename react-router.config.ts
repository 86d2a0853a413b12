import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole manifest is one small cached file; asking for it bit by bit would be one more uncached address.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
