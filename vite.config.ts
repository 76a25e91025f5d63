import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './commands/build/chunks.ts'
import { commonPasswords } from './commands/build/common-passwords.ts'
import { iconSet } from './commands/build/icons.ts'
import { phonePlans } from './commands/build/phone-plans.ts'
import { thinCalls } from './commands/build/thin-calls.ts'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`
const proxied = ['/api', '/mailbox', '/plain.css']

const input = { index: 'web/index.html', worker: 'web/worker/worker.ts' }
// A worker is known by its address, which must not change.
const entryFileNames = ({ name }: { name: string }) =>
  name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js'
// The names of all chunks stand in everybody's first load, and hashes cannot be compressed.
const chunkFileNames = 'assets/[name]-[hash:7].js'

// Vite's own helper preloads stylesheets of chunks. There are none, so importing is all it has to do.
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
}

function output() {
  const codeSplitting = { includeDependenciesRecursively: false, groups: chunkGroups() }
  return { entryFileNames, chunkFileNames, codeSplitting }
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: 'web',
  define: { __GALLERY__: JSON.stringify(mode !== 'production') },
  plugins: [react(), tailwindcss(), commonPasswords(), iconSet(), phonePlans(), plainImports, thinCalls()],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    outDir: `../dist/${mode}/${isSsrBuild ? 'prerender' : 'web'}`,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One stylesheet for the whole site: it is small and no page flashes unstyled. Only a poster brings its own.
    cssCodeSplit: false,
    // The lists of what each page imports would weigh 3 kB in everybody's first load; documents name their own.
    modulePreload: false,
    target: 'es2023',
    reportCompressedSize: false,
    // The pages are drawn from one file: parts of a second copy would not know the words of the first.
    rolldownOptions: isSsrBuild ? { output: { codeSplitting: false } } : { input, output: output() },
    // Fonts stay files: a data address in the stylesheet would block the first paint.
    assetsInlineLimit: 0,
  },
}))
