import type { PolicyPageId } from '../../../../common/contract/content-documents.js';

/**
 * The texts of the pages until somebody edits them. They say what this release does and what the settings of the shop
 * are, and nothing else; the owner completes them.
 */
export const pageDrafts: Readonly<Record<PolicyPageId, string>> = {
  privacy: `{{shopName}} is responsible for the data described here. {{contact}}

## What we store

- **Your account:** name, email address, password (as a hash, which nobody can read back), and, if you give them, phone number, address and a photo.
- **Your cart and your orders:** what you chose, what you paid, and the name, email address, phone number and address it ships to.
- **Your returns:** what you send back, your reason, your note and your photos.
- **Messages** that you send through our contact form, and your email address if you subscribe to our newsletter. An address that is never confirmed is deleted after 30 days.
- **Security records:** when somebody logs in to your account or changes it, from which network address and on which device. They are deleted after a limited time.

## What we use it for

To sell and ship what you order, to answer you, to refund you, to protect your account, and to send the newsletter if you asked for it. You can unsubscribe by the link in each newsletter.

## Who else sees it

Your card details go straight to our payment provider and never reach our servers. The provider also receives the name, email address and billing address of your order. Whoever delivers your order gets the delivery address and phone number. We sell no data.

## Cookies and storage

We set one cookie, which keeps you logged in, and one that recognizes a device you have logged in on. Your browser also stores your session and the cart you fill before you log in. There are no cookies for advertising and none that follow you to other sites. Our payment provider may set its own at checkout, to prevent fraud.

## Your rights

You can ask us what we store about you, and have it corrected or erased. What the law makes us retain, such as invoices, stays until then. {{contact}}
`,
  terms: `These terms apply to every order in the online shop of {{shopName}}. {{contact}}

## Orders

An order is placed once your payment has succeeded. We then confirm it by email. To buy you need an account; you are responsible for keeping its password to yourself.

## Prices and payment

All prices are in US dollars. What the checkout shows is what you pay. You pay by card, when you order.

## Delivery

{{handling}} See [Delivery](/delivery).

## Cancellations and returns

An order can be canceled until it ships. {{refundTiming}} How to send something back: see [Returns](/returns).

## Contact

{{contact}}
`,
  returns: `## Can I send something back?

{{returnPolicy}}

## Cancel before it ships

Until an order ships you can cancel it as a whole: open it in [My Orders](/user/orders) and press Cancel order. {{refundTiming}}

## Contact

{{contact}}
`,
  delivery: `## What does delivery cost?

{{deliveryCost}}

## When does my order ship?

My Orders shows the status of each order at any time. {{handling}}

## Something is wrong with my delivery

Write to us with the number of your order. {{contact}}
`,
};
