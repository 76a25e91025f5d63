import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordFault } from './password-rule.ts'

const common = new Set(['password123'])
const own = ['Siti Nur Contoh', 'siti.aminah+lazada@example.com']
const faultOf = (password: string) => passwordFault(password, { common, own })

test('what is short, common or made of its owner’s words is refused, and nothing else', () => {
  const cases: [string, string | undefined][] = [
    ['', 'error.password_required'],
    ['kopi-7', 'error.password_short'],
    ['x'.repeat(129), 'error.too_long'],
    ['password123', 'error.password_common'],
    ['PassWord123', 'error.password_common'],
    ['Seberang-2026', 'error.password_common'],
    ['SitiContoh', 'error.password_own'],
    ['siti.aminah', 'error.password_own'],
    ['contoh-siti-123!!!!', 'error.password_own'],
    ['siti-kopi-tarik', undefined],
    ['kopi-tarik', undefined],
    ['!!??!!??', undefined],
  ]
  for (const [password, fault] of cases) assert.equal(faultOf(password), fault, password)
})
