// npm runs this after an install: notes what was installed and switches the commit hook on.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stampOf } from './bootstrap.mjs'

const root = path.resolve(import.meta.dirname, '..')
const modules = path.join(root, 'node_modules')
if (existsSync(modules)) writeFileSync(path.join(modules, '.installed'), stampOf(hasAllForTests()))
if (existsSync(path.join(root, '.git')))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root })

function hasAllForTests() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return Object.keys(devDependencies).every((name) => existsSync(path.join(modules, name)))
}
