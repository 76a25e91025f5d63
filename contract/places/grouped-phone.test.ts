import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePhoneNumberWithError } from 'libphonenumber-js/core'
import { groupedPhone } from './grouped-phone.ts'
import { phonePlans } from './phone-plans.ts'

test('a number is grouped as its country does; a number of another kind stays as it is', () => {
  const known = {
    '+60123456789': '+60 12-345 6789',
    '+601112345678': '+60 11-1234 5678',
    '+60355550100': '+60 3-5555 0100',
    '+60723456789': '+60 7-2345 6789',
    '+6082123456': '+60 82-123 456',
    '+628123456789': '+62 812-345-6789',
    '+6281234567890': '+62 812-3456-7890',
    '+6281234567890123': '+6281234567890123',
    '+6591234567': '+6591234567',
    '+60 3-5555 0100': '+60 3-5555 0100',
  }
  for (const [number, grouped] of Object.entries(known)) assert.equal(groupedPhone(number), grouped)
})

test('the groups are those that the plans of the countries know', () => {
  const parted = (text: string) => text.replaceAll('-', ' ')
  for (const number of ['+60123456789', '+601112345678', '+60355550100', '+6082123456', '+6281234567890'])
    assert.equal(
      parted(groupedPhone(number)),
      parted(parsePhoneNumberWithError(number, phonePlans).formatInternational()),
    )
})
