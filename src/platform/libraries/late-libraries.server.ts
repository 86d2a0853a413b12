import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'
import type * as Nodemailer from 'nodemailer'
import type PDFDocument from 'pdfkit'
import type * as QRCode from 'qrcode'
import type Sharp from 'sharp'
import type Stripe from 'stripe'

const require = createRequire(import.meta.url)

/**
 * Large libraries that a shop at rest has no use for. Each is read when it is first used, in the middle of a function and so without
 * waiting, and stays from then on.
 */
export const fontkit = () => require('fontkit') as typeof Fontkit
export const nodemailer = () => require('nodemailer') as typeof Nodemailer
export const pdfkit = () => require('pdfkit') as typeof PDFDocument
export const qrcode = () => require('qrcode') as typeof QRCode
export const sharp = () => require('sharp') as typeof Sharp
export const stripe = () => require('stripe') as typeof Stripe
