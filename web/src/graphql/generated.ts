/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** New values of the preset. */
export type AccessPresetInput = {
  /** Whether the preset includes ORDERS_DISCOUNT. */
  anyDiscount: boolean;
  /** Whether the preset includes ORDERS_PRICE. */
  changePrices: boolean;
  /** Highest discount in percent of the items of an order, 0 to 100. */
  discountLimit: number;
};

/** Account details to save. */
export type AccountInput = {
  /** E-mail; a new one takes effect after confirmation from its mailbox. May be omitted only if the account has none: an e-mail cannot be removed. */
  email?: string | null | undefined;
  /** Full name, 2 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** An address to save. */
export type AddressInput = {
  /** Street line, 10 to 300 characters. */
  address: string;
  /** City or town, 2 to 100 characters. */
  city: string;
  /** PIN code: six digits, the first one not 0. */
  pincode: string;
  /** True makes it the primary address. The first address of a user is always primary. */
  primary?: boolean | null | undefined;
  /** Name of one of `states`. */
  state: string;
};

/** An adjustment in addition to the items. Send `amount` or, for a discount or a surcharge, `basisPoints`. */
export type AdjustmentInput = {
  /** Amount in paise, above 0, at most ₹1,00,00,000. A discount subtracts it, other kinds add it. */
  amount?: number | null | undefined;
  /** Discount or surcharge as a share of the items, in hundredths of a percent: 1 to 10000, 1250 is 12.5 %. */
  basisPoints?: number | null | undefined;
  /** The kind of the line. */
  kind: AdjustmentKind;
  /** Reason; 1 to 200 characters, shown on the customer's bill. */
  reason: string;
};

/** The kind of an adjustment. Items are not adjustments. */
export type AdjustmentKind =
  /** A fee for pickup and delivery. */
  | 'DELIVERY_FEE'
  /** A deduction: a fixed amount or a share of the items. */
  | 'DISCOUNT'
  /** The difference to whole rupees. Computed by the server; it cannot be sent. */
  | 'ROUNDING'
  /** An addition for extra work or express: a fixed amount or a share of the items. */
  | 'SURCHARGE'
  /** Goods and services tax (GST) of one rate, added to prices. Computed by the server; it cannot be sent. */
  | 'TAX';

/** An area to save: its name and PIN codes. */
export type AreaInput = {
  /** Name of the area, 1 to 60 characters, unique ignoring case. */
  name: string;
  /** PIN codes of the area, six digits each: 1 to 200. None may belong to another area. */
  pincodes: Array<string>;
};

/** Filter of audit entries. All given conditions must match. */
export type AuditFilter = {
  /** Actions of this user. */
  byUserId?: string | null | undefined;
  /** Entries of this day (Asia/Kolkata) or later. */
  from?: string | null | undefined;
  /** Entries of this kind. */
  kind?: AuditKind | null | undefined;
  /** Entries about the object with this id. */
  objectId?: string | null | undefined;
  /** Entries written by this GraphQL operation or server command, such as `admin grant`. Exact match. */
  operation?: string | null | undefined;
  /** Type of the object, such as `order` or `user`; see `thing` of an entry. */
  thing?: string | null | undefined;
  /** Entries of this day (Asia/Kolkata) or earlier. */
  to?: string | null | undefined;
};

/** Kind of an entry of the audit log. */
export type AuditKind =
  /** Fields of a record were changed. */
  | 'CHANGED'
  /** A record was created. */
  | 'CREATED'
  /** A record was deleted or removed. */
  | 'DELETED'
  /** Data was exported; `fields` contains the parameters. */
  | 'EXPORTED'
  /** A staff member was refused because of a missing permission. Recorded once an hour for each operation. */
  | 'REFUSED'
  /** A staff member signed in. */
  | 'SIGNED_IN'
  /** A wrong code or passkey was tried for a staff account. Recorded once an hour for each IP address. */
  | 'SIGN_IN_FAILED';

/** A pickup to book. */
export type BookPickupInput = {
  /** A saved address. Send either this or `pickupAddress`. */
  addressId?: string | null | undefined;
  /** True for express delivery. */
  express?: boolean | null | undefined;
  /** Name of the contact at the address, 3 to 100 characters; the customer when not given. */
  name?: string | null | undefined;
  /** Note to staff; at most 500 characters. */
  note?: string | null | undefined;
  /** Phone of the contact for the pickup. */
  phone: string;
  /** The whole address in one line: address, city, state - pincode. Send either this or `addressId`. */
  pickupAddress?: string | null | undefined;
  /** Day of the pickup: today (Asia/Kolkata) up to 60 days ahead. */
  pickupDate: string;
  /** Interval of a recurring pickup on this day of the week; needs a saved address. A job books and mails each order the day before. A single pickup when not given. */
  repeat?: Repeat | null | undefined;
  /** A slot of `pickupAvailability` for this day and address. Any time when not given. */
  slotId?: string | null | undefined;
  /** The customer of the order; the viewer when not given. */
  userId?: string | null | undefined;
};

/** The company profile that future invoices show. */
export type BusinessInput = {
  /** Account number at the bank, 9 to 18 digits; required with a bank. */
  accountNumber?: string | null | undefined;
  /** Street line, 1 to 300 characters. */
  address: string;
  /** Bank and branch, at most 100 characters; null or empty for none. */
  bank?: string | null | undefined;
  /** City or town, 1 to 100 characters. */
  city: string;
  /** Whether prices for customers include tax; if omitted, the setting stays the same. */
  customerPricesIncludeTax?: boolean | null | undefined;
  /** Whether prices for enterprises include tax; if omitted, the setting stays the same. */
  enterprisePricesIncludeTax?: boolean | null | undefined;
  /** GSTIN of 15 characters, of the state of the address; null or empty for none. */
  gstin?: string | null | undefined;
  /** IFSC of the branch, 11 characters; required with a bank. */
  ifsc?: string | null | undefined;
  /** Legal name, 1 to 100 characters. */
  name: string;
  /** PIN code: six digits, the first one not 0. */
  pincode: string;
  /** Whether totals are rounded to whole rupees; if omitted, the setting stays the same. */
  roundsToRupee?: boolean | null | undefined;
  /** Service accounting code: 4 to 6 digits. */
  sac: string;
  /** Name of one of `states`. */
  state: string;
  /** Tax rate in hundredths of a percent: 0 to 10000. */
  taxRate: number;
  /** UPI ID: name@bank; null or empty for none. */
  upiId?: string | null | undefined;
};

/** The counted money of one person, day and method. */
export type CashUpInput = {
  /** Counted amount in paise; negative when more was refunded than taken. */
  counted: number;
  /** The day of the entries; today or before. */
  day: string;
  /** The payment method; null for entries without one. */
  method?: PaymentMethod | null | undefined;
  /** Note, at most 300 characters; required when the counted amount differs from the expected one. */
  note?: string | null | undefined;
  /** User id of the person who took the money; the viewer when not given. Another person needs SETTINGS_WRITE. */
  userId?: string | null | undefined;
};

/** A cloth type to save. */
export type ClothInput = {
  /** Name, 1 to 80 characters. */
  name: string;
  /** Price of one piece, in paise; 0 to ₹1,00,000. */
  price: number;
  /** Service accounting code (SAC), 4 to 6 digits; null or empty for the code of the company. If omitted, it stays the same. */
  sac?: string | null | undefined;
  /** Tax rate in hundredths of a percent, 0 to 10000; null for the rate of the company. If omitted, it stays the same. */
  taxRate?: number | null | undefined;
};

/** A message to the laundry. */
export type ContactInput = {
  /** Address in one line, 1 to 600 characters. */
  address: string;
  /** E-mail address for the reply. */
  email: string;
  /** Text of the message, 1 to 2000 characters. */
  message: string;
  /** Name, 1 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits. */
  phone: string;
};

/** The checkpoint of a piece count. */
export type CountStage =
  /** At the pickup, saved by `recordPickup`. */
  | 'PICKUP'
  /** On arrival in the plant. */
  | 'PLANT_IN'
  /** At packing, before the dispatch from the plant. */
  | 'PLANT_OUT';

/** An employee to save. */
export type EmployeeInput = {
  /** E-mail; unique within the directory. */
  email: string;
  /** Full name, 1 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** A business customer (enterprise) with its address. */
export type EnterpriseInput = {
  /** Street line, 1 to 300 characters. */
  address: string;
  /** City or town, 1 to 100 characters. */
  city: string;
  /** Credit limit in paise, at most ₹1,00,00,000; above it staff get a warning. Null for none (an empty text over REST); if omitted, it stays the same. */
  creditLimit?: number | null | undefined;
  /** E-mail address for the sign-in. */
  email: string;
  /** GSTIN of 15 characters for its invoices, of the same state as the address. Null or empty for none; if omitted, it stays the same. */
  gstin?: string | null | undefined;
  /** Name of the business, 1 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
  /** PIN code: six digits, the first one not 0. */
  pincode: string;
  /** Name of one of `states`. */
  state: string;
};

/** The reason for a failed attempt. */
export type FailReason =
  /** The customer wants another time. */
  | 'ANOTHER_TIME'
  /** No one was at home. */
  | 'NOBODY_HOME'
  /** Another reason, explained in the note. */
  | 'OTHER'
  /** The customer refused the pickup or delivery. */
  | 'REFUSED'
  /** The customer does not live there, or the address cannot be found. */
  | 'WRONG_ADDRESS';

/** Filter of failed mails and webhooks. All given conditions must match. */
export type FailureFilter = {
  /** True for dismissed entries; by default only those that staff must handle. */
  dismissed?: boolean | null | undefined;
  /** Created or received on this day (Asia/Kolkata) or later. */
  from?: string | null | undefined;
  /** Created or received on this day (Asia/Kolkata) or earlier. */
  to?: string | null | undefined;
};

/** Feedback to send. */
export type FeedbackInput = {
  /** Text of the review, 4 to 2000 characters. */
  message: string;
  /** Name, 4 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits. */
  phone: string;
};

/** A PIN code, and the e-mail to notify when it is served. */
export type JoinWaitlistInput = {
  /** E-mail address that gets one mail when the PIN code is served. */
  email: string;
  /** PIN code: six digits, the first one not 0. */
  pincode: string;
};

/** Delivery state of a mail. */
export type MailStatus =
  /** Expired or withdrawn before it was sent. */
  | 'DROPPED'
  /** Not accepted after all retries. */
  | 'FAILED'
  /** Waiting to be sent or retried. */
  | 'QUEUED'
  /** Accepted by the mail server. */
  | 'SENT';

/** Effect of a mailed link on the account. */
export type MailedLinkPurpose =
  /** Confirms a new e-mail, with `confirmEmail`. */
  | 'CONFIRM_EMAIL'
  /** Signs in, with `signInWithLink`. */
  | 'SIGN_IN'
  /** Completes a sign-up and signs in, with `signInWithLink`. */
  | 'SIGN_UP'
  /** Reverts an e-mail change, with `undoEmailChange`. */
  | 'UNDO_EMAIL';

/** The two customers of a merge, with the versions that you read. */
export type MergeCustomersInput = {
  /** Id of the customer that remains. */
  keptId: string;
  /** Version of the remaining customer that you read. */
  keptVersion: number;
  /** Id of the customer that is merged into the other. */
  mergedId: string;
  /** Version of the merged customer that you read. */
  mergedVersion: number;
};

/** A customer whom staff create at the front desk. */
export type NewCustomerInput = {
  /** True creates the customer even if one with this name and phone exists. Default: false. */
  another?: boolean | null | undefined;
  /** E-mail; takes effect after confirmation from its mailbox. */
  email?: string | null | undefined;
  /** Full name, 2 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. It need not be unique. */
  phone: string;
};

/** The kind of a timeline event. */
export type OrderEventKind =
  /** A pickup or delivery attempt failed. */
  | 'ATTEMPT_FAILED'
  /** The bill was corrected: items, discounts or charges. */
  | 'BILL_CHANGED'
  /** The pickup was booked. */
  | 'BOOKED'
  /** Staff corrected the address, contact name or phone. */
  | 'CONTACT_UPDATED'
  /** A payment or refund was recorded. */
  | 'PAYMENT_RECORDED'
  /** A photo was added, for example of a stain. */
  | 'PHOTO_ADDED'
  /** A photo was removed. */
  | 'PHOTO_REMOVED'
  /** The pieces were counted in the plant: at arrival or at packing. */
  | 'PIECES_COUNTED'
  /** Staff promised another delivery day. */
  | 'PROMISED_DATE_CHANGED'
  /** The pickup was moved to another day. */
  | 'RESCHEDULED'
  /** The status of the order changed. */
  | 'STATUS_CHANGED'
  /** Staff entered a wrong delivery code. */
  | 'WRONG_DELIVERY_CODE';

/** Filter for orders. All given conditions must match. */
export type OrderFilter = {
  /** Booked on this day (Asia/Kolkata) or later. */
  createdFrom?: string | null | undefined;
  /** Booked on this day (Asia/Kolkata) or earlier. */
  createdTo?: string | null | undefined;
  /** Part of the customer's name or phone; also of the e-mail for viewers with CUSTOMERS_READ. */
  customer?: string | null | undefined;
  /** Orders in this status. */
  orderStatus?: OrderStatus | null | undefined;
  /** Orders in one of these statuses; at most six. */
  orderStatuses?: Array<OrderStatus> | null | undefined;
  /** Orders with this payment status. */
  paymentStatus?: PaymentStatus | null | undefined;
  /** Orders with this day of pickup. */
  pickupDate?: string | null | undefined;
  /** Orders in this order queue. */
  queue?: OrderQueue | null | undefined;
  /** Part of the short id, the last characters of the id, or the whole id, case-insensitive. In a list of one user any part of the id. Four digits or more also match the phone of the pickup and of the customer. */
  search?: string | null | undefined;
  /** Orders of this user. */
  userId?: string | null | undefined;
};

/** Order queues: work lists of orders for staff. An order leaves a queue when its step is done. Days are in Asia/Kolkata. */
export type OrderQueue =
  /** On the way, and a wrong delivery code was tried since it went out. */
  | 'DELIVERY_CODE_FAILED'
  /** Being cleaned, and promised by tomorrow at the latest: next to be sent out. */
  | 'DUE_BY_TOMORROW'
  /** Picked up or being cleaned: still with us. */
  | 'IN_PLANT'
  /** On the way back to the customer. */
  | 'OUT_FOR_DELIVERY'
  /** The pickup day or the promised day has passed, and it is not done. */
  | 'OVERDUE'
  /** The promised day is over; picked up, and not delivered. */
  | 'OVERDUE_DELIVERIES'
  /** The pickup day is over, and the laundry was not picked up. */
  | 'OVERDUE_PICKUPS'
  /** Delivered, and not yet paid in full. */
  | 'PAYMENT_DUE'
  /** Money to refund: the order was cancelled after payment, or paid more than the bill. */
  | 'REFUNDS_DUE'
  /** Pickup is today and not done yet. */
  | 'TODAYS_PICKUPS'
  /** Brought to the counter, and its items are not recorded yet. */
  | 'WALK_INS';

/** All order settings. They replace the saved ones. */
export type OrderSettingsInput = {
  /** Whether the pieces must be counted when a pickup is recorded. Null for no. */
  countAtPickup?: boolean | null | undefined;
  /** Whether the pieces must be counted into the plant before processing. Null for no. */
  countIntoPlant?: boolean | null | undefined;
  /** Whether the pieces must be counted out of the plant before dispatch. Null for no. */
  countOutOfPlant?: boolean | null | undefined;
  /** Express surcharge as a fixed amount in paise, at most ₹1,00,000; not together with a percentage. Null for none. */
  expressAmount?: number | null | undefined;
  /** Express surcharge in hundredths of a percent of the items: 1 to 10000. Null for none. */
  expressBasisPoints?: number | null | undefined;
};

/** Sort order of a list of orders. */
export type OrderSort = {
  /** The direction of the sort. */
  direction: SortDirection;
  /** The field to sort by. */
  field: OrderSortField;
};

/** Sort field of a list of orders. */
export type OrderSortField =
  /** Time of the booking. */
  | 'CREATED_AT'
  /** Amount due. */
  | 'DUE'
  /** Day of the pickup. */
  | 'PICKUP_DATE'
  /** Total price. */
  | 'TOTAL_PRICE';

/** The status of an order. The values are in the order of progress. */
export type OrderStatus =
  /** Cancelled before delivery. Final. */
  | 'CANCELLED'
  /** Delivered to the customer. Final, unless staff undo the delivery with a reason. */
  | 'DELIVERED'
  /** On the way to the customer, who has the delivery code. */
  | 'DISPATCHED'
  /** Picked up and counted; the bill is known. */
  | 'PICKED'
  /** Cleaning is in progress. */
  | 'PROCESSING'
  /** Booked; the laundry is not picked up yet. */
  | 'WAITING_FOR_PICKUP';

/** Passkey step that staff must complete before they can work, where passkeys are required. */
export type PasskeyDemand =
  /** Add a first passkey, then sign in with it. */
  | 'ADD'
  /** The account had a passkey before. The operator must allow a new one: `npm run admin -- forget-passkeys EMAIL`. */
  | 'ASK'
  /** No passkey step is needed. */
  | 'NONE'
  /** Sign in with an existing passkey. */
  | 'SIGN_IN';

/** The new payment status of an order and the payment method. */
export type PaymentInput = {
  /** Payment method. Required for a payment, except for `PATCH /payment/updatePayment/{id}` of REST. For a reversal: a method with at least this paid amount; without it, the reversal uses the methods of the reversed payments. Not ONLINE. */
  method?: PaymentMethod | null | undefined;
  /** With PARTIAL: the new paid amount in total, in paise; above 0, at most the total. The total means paid. A lower amount than before reverses the difference. */
  partialAmount?: number | null | undefined;
  /** When the change was recorded offline; null when it is sent at once. Timeline and ledger show it; closings and figures use the time of arrival. Ignored, without an error, when it is in the future, more than 7 days ago, less than two minutes ago, or before the order or the day of the stop. */
  recordedAt?: string | null | undefined;
  /** Number of a receipt or transfer; at most 100 characters. */
  reference?: string | null | undefined;
  /** PAID pays the rest, UNPAID reverses all payments, PARTIAL needs `partialAmount`. A bill of 0 is always paid. */
  status: PaymentStatus;
};

/** The kind of a ledger entry. */
export type PaymentKind =
  /** An online payment above the amount due; not part of the paid amount, to be refunded. */
  | 'OVERPAYMENT'
  /** A payment towards the total; positive. */
  | 'PAYMENT'
  /** A refund to the customer; negative. */
  | 'REFUND'
  /** Corrects an entered payment; negative. */
  | 'REVERSAL'
  /** The service charge of an online payment; not part of the total. */
  | 'SERVICE_CHARGE';

/** Method of a payment or refund. */
export type PaymentMethod =
  /** A transfer to the bank account. */
  | 'BANK_TRANSFER'
  /** A card payment at the shop or at delivery. */
  | 'CARD'
  /** Cash, handed to staff. */
  | 'CASH'
  /** A payment through the payment link, reported by the provider. */
  | 'ONLINE'
  /** A UPI transfer to the shop. */
  | 'UPI';

/** Payment status of an order. */
export type PaymentStatus =
  /** The total has been paid. */
  | 'PAID'
  /** A part of the total has been paid. */
  | 'PARTIAL'
  /** Nothing has been paid. */
  | 'UNPAID';

/** A permission that an admin gives to staff. Admins have all of them. */
export type Permission =
  /** See the audit log. */
  | 'AUDIT_READ'
  /** Change the catalogue. */
  | 'CATALOGUE_WRITE'
  /** See customers and their messages. */
  | 'CUSTOMERS_READ'
  /** Change customers and their addresses. */
  | 'CUSTOMERS_WRITE'
  /** Change enterprises and their price lists. */
  | 'ENTERPRISES_WRITE'
  /** Issue invoices. */
  | 'INVOICES_ISSUE'
  /** Book and reschedule pickups for customers. */
  | 'ORDERS_BOOK'
  /** Cancel orders. */
  | 'ORDERS_CANCEL'
  /** Deliver orders. */
  | 'ORDERS_DELIVER'
  /** Give discounts above their own limit. */
  | 'ORDERS_DISCOUNT'
  /** Record pickups and correct items. */
  | 'ORDERS_PICKUP'
  /** Change unit prices. */
  | 'ORDERS_PRICE'
  /** See orders. */
  | 'ORDERS_READ'
  /** Update order status. */
  | 'ORDERS_UPDATE_STATUS'
  /** Give refunds. */
  | 'PAYMENTS_REFUND'
  /** Take payments. */
  | 'PAYMENTS_TAKE'
  /** See figures and reports. */
  | 'REPORTS_READ'
  /** Drive rounds. */
  | 'ROUNDS_DRIVE'
  /** Plan rounds. */
  | 'ROUNDS_PLAN'
  /** Change settings. */
  | 'SETTINGS_WRITE'
  /** Change employees and their permissions. */
  | 'STAFF_WRITE';

/** Clothes of one type, as counted at a pickup. */
export type PickupItemInput = {
  /** Cloth type; one of `cloths`. Optional if `id` is given: the item then keeps its own cloth type, or none if that was deleted. */
  clothId?: string | null | undefined;
  /** Id of the item to correct. It keeps its name and, unless `price` is given, its price. Without `id` the next item of the same cloth type is corrected. */
  id?: string | null | undefined;
  /** Name of an item without a cloth type, 1 to 100 characters. Needs `price`, `reason` and ORDERS_PRICE; not together with `id` or `clothId`. */
  name?: string | null | undefined;
  /** Price of one piece in paise, 0 to ₹1,00,000. Default: the price of the item on the order; for a new item the customer's price list, else the catalogue. */
  price?: number | null | undefined;
  /** Number of pieces, 1 to 999. */
  quantity: number;
  /** Reason for an item without a cloth type, 1 to 200 characters; shown in the timeline. */
  reason?: string | null | undefined;
};

/** Kind of work that a preset of permissions is for. */
export type PresetName =
  /** Meets customers at the counter. */
  | 'COUNTER'
  /** Picks up and delivers. */
  | 'DRIVER'
  /** Runs the laundry. */
  | 'MANAGER'
  /** Washes and irons. */
  | 'PLANT';

/** One row of a price list. */
export type PriceListItemInput = {
  /** Price of one piece, in paise; above 0, at most ₹1,00,000. */
  price: number;
  /** Name of a cloth type of the catalogue, ignoring case. */
  type: string;
};

/** A refund to the customer. */
export type RefundInput = {
  /** Amount in paise: 1 up to `refundable` of the order. */
  amount: number;
  /** Method of the refund; not ONLINE. */
  method: PaymentMethod;
  /** Reason; at most 300 characters, shown in ledger and timeline and mailed to the customer. */
  reason: string;
};

/** Details of a sign-up. */
export type RegisterInput = {
  /** E-mail address that receives the code. */
  email: string;
  /** Full name, at most 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** Interval of a recurring pickup, on the same day of the week. */
export type Repeat =
  /** Every two weeks. */
  | 'TWO_WEEKS'
  /** Every week. */
  | 'WEEK';

/** Grouping of a report. */
export type ReportDimension =
  /** By the current area of the order's PIN code. PIN codes without an area are separate rows. */
  | 'AREA'
  /** By the enterprise that ordered. */
  | 'ENTERPRISE';

/** Length of the periods of a report, in days of Asia/Kolkata. */
export type ReportInterval =
  /** One day. */
  | 'DAY'
  /** One calendar month. */
  | 'MONTH'
  /** One week, Monday to Sunday. */
  | 'WEEK';

/** Role of an account. Clients cannot set it. */
export type Role =
  /** Has all permissions. */
  | 'ADMIN'
  /** Books pickups for itself; the default role. */
  | 'CUSTOMER'
  /** A business customer with its own price list, created by staff. */
  | 'ENTERPRISE'
  /** An employee with permissions given by admins. */
  | 'STAFF';

/** An order and the version that the viewer read. */
export type SeenOrderInput = {
  /** Id of the order. */
  orderId: string;
  /** The `version` that you read; CONFLICT when the object has another one. */
  version: number;
};

/** Name and phone of a new customer. */
export type SignUpDetailsInput = {
  /** Full name, at most 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** A weekly time span in which an area has pickups. */
export type SlotInput = {
  /** Capacity: pickups in the slot per day, 1 to 1000. */
  capacity: number;
  /** End time: HH:MM, Asia/Kolkata, after the start. */
  ends: string;
  /** Start time: HH:MM, Asia/Kolkata. */
  starts: string;
  /** Day of the week, 0 (Sunday) to 6. */
  weekday: number;
};

/** Sort direction of a list. */
export type SortDirection =
  /** Lowest or oldest first. */
  | 'ASC'
  /** Highest or newest first. */
  | 'DESC';

/** A pickup that staff book for a customer on the phone or at the counter. */
export type StaffBookingInput = {
  /** A saved address of the customer. Send either this or the argument `address`; a walk-in needs neither. */
  addressId?: string | null | undefined;
  /** The customer or business. Send either this or the argument `customer`. */
  customerId?: string | null | undefined;
  /** True for express delivery. */
  express?: boolean | null | undefined;
  /** Note to staff; at most 500 characters. */
  note?: string | null | undefined;
  /** Phone of the contact; the customer's own phone when not given. */
  phone?: string | null | undefined;
  /** Day of the pickup: today (Asia/Kolkata) up to 60 days ahead; today for a walk-in. */
  pickupDate: string;
  /** Interval of a recurring pickup on this day of the week; needs a saved address. A job books and mails each order the day before. A single pickup when not given. Not allowed for a walk-in. */
  repeat?: Repeat | null | undefined;
  /** A slot of `pickupAvailability` for this day and address. Any time when not given, and for a walk-in. */
  slotId?: string | null | undefined;
  /** True for laundry brought to the counter. No booking mail is sent, because the bill follows at once. */
  walkIn?: boolean | null | undefined;
};

/** The kind of a stop. */
export type StopKind =
  /** Delivery: the driver brings the laundry. */
  | 'DELIVERY'
  /** Pickup: the driver collects the laundry. */
  | 'PICKUP';

/** The state of a stop. */
export type StopState =
  /** The order was cancelled. */
  | 'CANCELLED'
  /** The order was picked up or delivered, by this driver or another person. */
  | 'DONE'
  /** The attempt failed; the order can be planned again. */
  | 'FAILED'
  /** Not visited yet. */
  | 'OPEN';

/** The kind of a document. */
export type TaxDocumentKind =
  /** Invoice without tax, from a company without a GSTIN. */
  | 'BILL_OF_SUPPLY'
  /** Credit note: cancels another document with all its amounts. */
  | 'CREDIT_NOTE'
  /** Tax invoice for an order. */
  | 'TAX_INVOICE';

/** Corrected address and contact of an order. Fields that are not given stay unchanged. */
export type UpdateOrderContactInput = {
  /** Name of the contact at the address, at most 100 characters; empty means the customer. */
  name?: string | null | undefined;
  /** Phone of the contact: ten digits. */
  phone?: string | null | undefined;
  /** The whole address in one line: address, city, state - pincode; 10 to 600 characters. */
  pickupAddress?: string | null | undefined;
  /** Reason; at most 300 characters, shown in the timeline and mailed. */
  reason: string;
};

/** Filter for users; all given conditions apply. */
export type UserFilter = {
  /** Role of the users. */
  role?: Role | null | undefined;
  /** Part of name, phone, e-mail or an address, without regard to case. */
  search?: string | null | undefined;
};

/** A one-time code and the e-mail that it was sent to. */
export type VerifyInput = {
  /** E-mail address that received the code. */
  email: string;
  /** The code: four digits. */
  otp: string;
};

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, role: Role, name: string, phone: string | null, email: string | null, pendingEmail: string | null, gstin: string | null, creditLimit: number | null, permissions: Array<Permission> | null, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> }, recurringPickups: Array<{ id: string, addressId: string | null, ended: boolean, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null }> };

export type AccountTab_UserFragment = { id: string, role: Role, name: string, phone: string | null, email: string | null, pendingEmail: string | null, gstin: string | null, creditLimit: number | null, permissions: Array<Permission> | null, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> };

export type MyRecurringPickupsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyRecurringPickupsChangedSubscription = { myRecurringPickupsChanged: { id: string | null, version: number | null, isNew: boolean } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { message: string } };

export type EditAccountDialog_UserFragment = { id: string, name: string, phone: string | null, email: string | null, version: number };

export type UpdateAccountMutationVariables = Exact<{
  version: number;
  input: AccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { message: string, user: { id: string, name: string, phone: string | null, email: string | null, pendingEmail: string | null, gstin: string | null, creditLimit: number | null, role: Role, permissions: Array<Permission> | null, version: number } } };

export type ProfileCard_UserFragment = { id: string, name: string, phone: string | null, email: string | null, pendingEmail: string | null, gstin: string | null, creditLimit: number | null, version: number };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { message: string } };

export type AddressCard_AddressFragment = { id: string, address: string, city: string, state: string, pincode: string };

export type AddressDialog_UserFragment = { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string }> };

export type AddressDialog_AddressFragment = { id: string, address: string, city: string, state: string, pincode: string, version: number };

export type AddAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddAddressMutation = { addAddress: { message: string, address: { id: string, address: string, city: string, state: string, pincode: string, version: number }, user: { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type UpdateAddressMutationVariables = Exact<{
  id: string;
  version: number;
  input: AddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { message: string, address: { id: string, address: string, city: string, state: string, pincode: string, version: number }, user: { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type AddressFields_UserFragment = { name: string, phone: string | null, email: string | null };

export type DeleteAddressDialog_AddressFragment = { id: string };

export type DeleteAddressMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAddressMutation = { deleteAddress: { message: string, user: { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type SavedAddresses_UserFragment = { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> };

export type StatesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesQuery = { states: Array<{ id: string, name: string }> };

export type UsePrimaryAddress_AddressFragment = { id: string, primary: boolean };

export type SetPrimaryAddressMutationVariables = Exact<{
  id: string;
}>;


export type SetPrimaryAddressMutation = { setPrimaryAddress: { message: string, user: { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type ViewerPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerPermissionsQuery = { me: { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null } };

export type AreaForm_AreaFragment = { id: string, version: number, name: string, pincodes: Array<string>, slots: Array<{ id: string, weekday: number, starts: string, ends: string, capacity: number }> };

export type CreateAreaMutationVariables = Exact<{
  input: AreaInput;
  slots: Array<SlotInput> | SlotInput;
}>;


export type CreateAreaMutation = { createArea: { message: string } };

export type UpdateAreaMutationVariables = Exact<{
  id: string;
  version: number;
  input: AreaInput;
  slots: Array<SlotInput> | SlotInput;
}>;


export type UpdateAreaMutation = { updateArea: { message: string, area: { id: string, version: number, name: string, pincodes: Array<string>, slots: Array<{ id: string, weekday: number, starts: string, ends: string, capacity: number }> } } };

export type AreasQueryVariables = Exact<{ [key: string]: never; }>;


export type AreasQuery = { areas: Array<{ id: string, name: string, pincodes: Array<string>, version: number, slots: Array<{ id: string, weekday: number, starts: string, ends: string, capacity: number }> }> };

export type AreasPanel_AreaFragment = { id: string, name: string, pincodes: Array<string>, version: number, slots: Array<{ id: string, weekday: number, starts: string, ends: string, capacity: number }> };

export type DeleteAreaDialog_AreaFragment = { id: string, name: string, pincodes: Array<string> };

export type DeleteAreaMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAreaMutation = { deleteArea: { message: string } };

export type PincodeWaitlistQueryVariables = Exact<{ [key: string]: never; }>;


export type PincodeWaitlistQuery = { pincodeWaitlist: Array<{ pincode: string, subscriberCount: number, firstJoinedAt: string }> };

export type WaitlistPanel_PincodeFragment = { pincode: string, subscriberCount: number, firstJoinedAt: string };

export type CreateHolidayMutationVariables = Exact<{
  day: string;
  reason: string;
}>;


export type CreateHolidayMutation = { createHoliday: { message: string } };

export type BookedPickupCountQueryVariables = Exact<{
  day: string;
}>;


export type BookedPickupCountQuery = { bookedPickupCount: number };

export type DeleteHolidayMutationVariables = Exact<{
  day: string;
}>;


export type DeleteHolidayMutation = { deleteHoliday: { message: string } };

export type HolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidaysQuery = { holidays: Array<{ day: string, reason: string }> };

export type HolidaysPanel_DayFragment = { day: string, reason: string };

export type AuditDialog_EntryFragment = { id: string, createdAt: string, byName: string, byRole: Role | null, operation: string, kind: AuditKind, thing: string | null, objectId: string | null, objectName: string | null, objectRole: Role | null, part: string | null, network: string | null, requestId: string | null, fields: Array<{ name: string, before: string | null, after: string | null }> };

export type AuditQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditQuery = { auditEntries: { nodes: Array<{ id: string, createdAt: string, byName: string, operation: string, kind: AuditKind, thing: string | null, objectId: string | null, objectName: string | null, part: string | null, network: string | null, byRole: Role | null, objectRole: Role | null, requestId: string | null, fields: Array<{ name: string, before: string | null, after: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditPeopleQuery = { auditPeople: Array<{ userId: string, name: string, email: string | null }> };

export type AuditPage_EntryFragment = { id: string, createdAt: string, byName: string, operation: string, kind: AuditKind, thing: string | null, objectId: string | null, objectName: string | null, part: string | null, network: string | null, byRole: Role | null, objectRole: Role | null, requestId: string | null, fields: Array<{ name: string, before: string | null, after: string | null }> };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: string };

export type SignInWithPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null } } };

export type LoginMutationVariables = Exact<{
  email: string;
}>;


export type LoginMutation = { login: { message: string } };

export type VerifyLoginMutationVariables = Exact<{
  input: VerifyInput;
}>;


export type VerifyLoginMutation = { verifyLogin: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { message: string } };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { message: string } };

export type SocialProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialProviderQuery = { socialProvider: { label: string, startUrl: string } | null };

export type SignInWithSocialMutationVariables = Exact<{
  code: string;
}>;


export type SignInWithSocialMutation = { signInWithSocial: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null } } };

export type MailedLinkQueryVariables = Exact<{
  token: string;
}>;


export type MailedLinkQuery = { mailedLink: { purpose: MailedLinkPurpose, account: string, newEmail: string | null, own: boolean, needsDetails: boolean } | null };

export type MailedLink_LinkFragment = { purpose: MailedLinkPurpose, account: string, newEmail: string | null, own: boolean, needsDetails: boolean };

export type SignInWithLinkMutationVariables = Exact<{
  token: string;
  details?: SignUpDetailsInput | null | undefined;
}>;


export type SignInWithLinkMutation = { signInWithLink: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null } } };

export type ProofWayQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofWayQuery = { accountSecurity: { sessions: Array<{ id: string, current: boolean, byPasskey: boolean }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string } };

export type SessionUser_UserFragment = { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null };

export type UseSignedIn_PayloadFragment = { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string | null, phone: string | null, role: Role, permissions: Array<Permission> | null } };

export type BusinessForm_BusinessFragment = { version: number, confirmedAt: string | null, name: string, address: string, city: string, state: string, pincode: string, gstin: string | null, sac: string, taxRate: number, customerPricesIncludeTax: boolean, enterprisePricesIncludeTax: boolean, roundsToRupee: boolean, upiId: string | null, bank: string | null, accountNumber: string | null, ifsc: string | null };

export type UpdateBusinessMutationVariables = Exact<{
  version: number;
  input: BusinessInput;
}>;


export type UpdateBusinessMutation = { updateBusiness: { message: string, business: { version: number, confirmedAt: string | null, name: string, address: string, city: string, state: string, pincode: string, gstin: string | null, sac: string, taxRate: number, customerPricesIncludeTax: boolean, enterprisePricesIncludeTax: boolean, roundsToRupee: boolean, upiId: string | null, bank: string | null, accountNumber: string | null, ifsc: string | null } } };

export type BusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessQuery = { business: { ordersToInvoice: number, version: number, confirmedAt: string | null, name: string, address: string, city: string, state: string, pincode: string, gstin: string | null, sac: string, taxRate: number, customerPricesIncludeTax: boolean, enterprisePricesIncludeTax: boolean, roundsToRupee: boolean, upiId: string | null, bank: string | null, accountNumber: string | null, ifsc: string | null, series: Array<{ kind: TaxDocumentKind, nextNumber: number, nextNumberFormatted: string, isStarted: boolean }> }, businessLogo: { version: number, width: number | null, height: number | null } };

export type SetDocumentSeriesStartMutationVariables = Exact<{
  kind: TaxDocumentKind;
  startNumber: number;
  expectedNext: number;
}>;


export type SetDocumentSeriesStartMutation = { setDocumentSeriesStart: { message: string, business: { series: Array<{ kind: TaxDocumentKind, nextNumber: number, nextNumberFormatted: string, isStarted: boolean }> } } };

export type LogoPanel_LogoFragment = { version: number, width: number | null, height: number | null };

export type OrdersForm_SettingsFragment = { version: number, expressBasisPoints: number | null, expressAmount: number | null, countAtPickup: boolean, countIntoPlant: boolean, countOutOfPlant: boolean };

export type OrderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderSettingsQuery = { orderSettings: { version: number, expressBasisPoints: number | null, expressAmount: number | null, countAtPickup: boolean, countIntoPlant: boolean, countOutOfPlant: boolean } };

export type UpdateOrderSettingsMutationVariables = Exact<{
  version: number;
  input: OrderSettingsInput;
}>;


export type UpdateOrderSettingsMutation = { updateOrderSettings: { message: string, settings: { version: number, expressBasisPoints: number | null, expressAmount: number | null, countAtPickup: boolean, countIntoPlant: boolean, countOutOfPlant: boolean } } };

export type AccessPresetsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessPresetsQuery = { accessPresets: Array<{ id: string, name: PresetName, discountLimit: number, anyDiscount: boolean, changePrices: boolean, version: number }> };

export type PresetForm_PresetFragment = { id: string, name: PresetName, discountLimit: number, anyDiscount: boolean, changePrices: boolean, version: number };

export type UpdateAccessPresetMutationVariables = Exact<{
  id: string;
  version: number;
  input: AccessPresetInput;
}>;


export type UpdateAccessPresetMutation = { updateAccessPreset: { message: string, preset: { id: string, name: PresetName, discountLimit: number, anyDiscount: boolean, changePrices: boolean, version: number } } };

export type SeriesPanel_BusinessFragment = { series: Array<{ kind: TaxDocumentKind, nextNumber: number, nextNumberFormatted: string, isStarted: boolean }> };

export type CashOfDayTable_CashFragment = { userId: string, name: string, email: string | null, method: PaymentMethod | null, taken: number, givenBack: number, open: number, expected: number };

export type CashOfDayQueryVariables = Exact<{
  day: string;
}>;


export type CashOfDayQuery = { cashOfDay: Array<{ userId: string, name: string, email: string | null, method: PaymentMethod | null, taken: number, givenBack: number, open: number, expected: number, version: number }> };

export type CashUpsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CashUpsQuery = { cashUps: { nodes: Array<{ id: string, day: string, userId: string, name: string, email: string | null, method: PaymentMethod | null, number: number, entries: number, expected: number, counted: number, note: string | null, closedByName: string, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CloseCashUpDialog_CashFragment = { userId: string, name: string, email: string | null, method: PaymentMethod | null, open: number, expected: number, version: number };

export type CloseCashUpMutationVariables = Exact<{
  version: number;
  input: CashUpInput;
}>;


export type CloseCashUpMutation = { closeCashUp: { message: string } };

export type ClosedCashUps_CashUpFragment = { id: string, day: string, userId: string, name: string, email: string | null, method: PaymentMethod | null, number: number, entries: number, expected: number, counted: number, note: string | null, closedByName: string, createdAt: string };

export type StaffClothQueryVariables = Exact<{
  id: string;
}>;


export type StaffClothQuery = { cloth: { id: string, name: string, price: number, sac: string | null, taxRate: number | null, version: number } };

export type ClothForm_ClothFragment = { id: string, name: string, price: number, sac: string | null, taxRate: number | null, version: number };

export type CreateClothMutationVariables = Exact<{
  input: ClothInput;
}>;


export type CreateClothMutation = { createCloth: { message: string, cloth: { id: string, name: string, price: number, taxRate: number | null, sac: string | null, version: number } } };

export type UpdateClothMutationVariables = Exact<{
  id: string;
  version: number;
  input: ClothInput;
}>;


export type UpdateClothMutation = { updateCloth: { message: string, cloth: { id: string, name: string, price: number, sac: string | null, taxRate: number | null, version: number } } };

export type ClothPrices_ClothFragment = { id: string, name: string, price: number };

export type StaffClothsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffClothsQuery = { cloths: Array<{ id: string, name: string, price: number, taxRate: number | null, sac: string | null, version: number }> };

export type ClothsCard_ClothFragment = { id: string, name: string, price: number, taxRate: number | null, sac: string | null, version: number };

export type DeleteClothDialog_ClothFragment = { id: string, name: string };

export type DeleteClothMutationVariables = Exact<{
  id: string;
}>;


export type DeleteClothMutation = { deleteCloth: { message: string } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { message: string } };

export type DailyCharts_TotalsFragment = { date: string, orders: number, collected: number };

export type DailyTotalsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type DailyTotalsQuery = { dailyTotals: Array<{ date: string, orders: number, collected: number }> };

export type DailyTotalsTable_TotalsFragment = { date: string, orders: number, collected: number };

export type DashboardCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCardsQuery = { dashboard: { ordersToday: number, waitingForPickup: number, waitingForDelivery: number } };

export type FailedEmailsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FailedEmailsChangedSubscription = { failedEmailsChanged: { id: string | null, version: number | null, isNew: boolean } };

export type FailedWebhooksChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FailedWebhooksChangedSubscription = { failedWebhooksChanged: { id: string | null, version: number | null, isNew: boolean } };

export type NeedsAttentionQueryVariables = Exact<{
  orders: boolean;
  mails: boolean;
  webhooks: boolean;
  invoices: boolean;
}>;


export type NeedsAttentionQuery = { failedEmailCount?: number, failedWebhookCount?: number, orderQueueCounts?: Array<{ queue: OrderQueue, count: number }>, business?: { version: number, confirmedAt: string | null, ordersToInvoice: number } };

export type OrdersPrint_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, itemsTotal: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, user: { id: string, name: string } };

export type RecentOrderCard_OrderFragment = { pickupDate: string, itemCount: number, itemsTotal: number, shortId: string, createdAt: string, orderStatus: OrderStatus, promisedDate: string | null, isOverdue: boolean, paymentStatus: PaymentStatus, id: string, version: number, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string } };

export type RecentOrdersQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type RecentOrdersQuery = { orders: { nodes: Array<{ id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, itemsTotal: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, promisedDate: string | null, isOverdue: boolean, version: number, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean } } };

export type RecentOrders_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, itemsTotal: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, promisedDate: string | null, isOverdue: boolean, version: number, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string } };

export type AccessChip_EmployeeFragment = { permissions: Array<Permission> };

export type EmployeeAccessQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeAccessQuery = { employee: { id: string, name: string, email: string, userId: string | null, permissions: Array<Permission>, discountLimit: number, version: number } };

export type AccessForm_EmployeeFragment = { id: string, name: string, email: string, userId: string | null, permissions: Array<Permission>, discountLimit: number, version: number };

export type GiveEmployeeAccessMutationVariables = Exact<{
  id: string;
  version: number;
  permissions: Array<Permission> | Permission;
  discountLimit?: number | null | undefined;
}>;


export type GiveEmployeeAccessMutation = { giveEmployeeAccess: { message: string, employee: { id: string, name: string, email: string, userId: string | null, permissions: Array<Permission>, discountLimit: number, version: number, phone: string } } };

export type DeleteEmployeeDialog_EmployeeFragment = { id: string, name: string, permissions: Array<Permission> };

export type DeleteEmployeeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmployeeMutation = { deleteEmployee: { message: string } };

export type EmployeeCard_EmployeeFragment = { id: string, name: string, phone: string, email: string, permissions: Array<Permission> };

export type EmployeeDialogs_EmployeeFragment = { id: string, name: string, email: string, userId: string | null, permissions: Array<Permission>, discountLimit: number, version: number, phone: string };

export type EmployeeQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeQuery = { employee: { id: string, name: string, phone: string, email: string, version: number } };

export type EmployeeForm_EmployeeFragment = { id: string, name: string, phone: string, email: string, version: number };

export type CreateEmployeeMutationVariables = Exact<{
  input: EmployeeInput;
}>;


export type CreateEmployeeMutation = { createEmployee: { message: string } };

export type UpdateEmployeeMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeInput;
}>;


export type UpdateEmployeeMutation = { updateEmployee: { message: string, employee: { id: string, name: string, phone: string, email: string, version: number } } };

export type EmployeesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type EmployeesQuery = { employees: { nodes: Array<{ id: string, name: string, phone: string, email: string, permissions: Array<Permission>, userId: string | null, discountLimit: number, version: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EmployeesPage_EmployeeFragment = { id: string, name: string, phone: string, email: string, permissions: Array<Permission>, userId: string | null, discountLimit: number, version: number };

export type EndAccessDialog_EmployeeFragment = { id: string, name: string, version: number };

export type EndEmployeeAccessMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type EndEmployeeAccessMutation = { endEmployeeAccess: { message: string, employee: { id: string, name: string, email: string, userId: string | null, permissions: Array<Permission>, discountLimit: number, version: number, phone: string } } };

export type DeleteEnterpriseDialog_UserFragment = { id: string, name: string };

export type DeleteEnterpriseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEnterpriseMutation = { deleteEnterprise: { message: string } };

export type PriceListQueryVariables = Exact<{
  customerId: string;
}>;


export type PriceListQuery = { priceList: { customerId: string, version: number, items: Array<{ clothId: string, type: string, price: number }> } };

export type EnterpriseAmountDialog_UserFragment = { id: string, name: string, phone: string | null };

export type EnterpriseForm_UserFragment = { id: string, name: string, phone: string | null, email: string | null, version: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type CreateEnterpriseMutationVariables = Exact<{
  input: EnterpriseInput;
}>;


export type CreateEnterpriseMutation = { createEnterprise: { message: string } };

export type UpdateEnterpriseMutationVariables = Exact<{
  id: string;
  version: number;
  input: EnterpriseInput;
}>;


export type UpdateEnterpriseMutation = { updateEnterprise: { message: string, enterprise: { id: string, name: string, phone: string | null, email: string | null, version: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } } };

export type MyPriceListQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPriceListQuery = { myPriceList: { customerId: string, items: Array<{ clothId: string, type: string, price: number }> } };

export type PriceListEditor_PriceListFragment = { customerId: string, version: number, items: Array<{ clothId: string, type: string, price: number }> };

export type SavePriceListMutationVariables = Exact<{
  customerId: string;
  version: number;
  items: Array<PriceListItemInput> | PriceListItemInput;
}>;


export type SavePriceListMutation = { savePriceList: { message: string, priceList: { customerId: string, version: number, items: Array<{ clothId: string, type: string, price: number }> } } };

export type FailedEmailsQueryVariables = Exact<{
  filter?: FailureFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FailedEmailsQuery = { failedEmails: { nodes: Array<{ id: string, topic: string, to: string | null, nextRecipient: string | null, orderId: string | null, createdAt: string, attempts: number | null, lastAttemptAt: string | null, failureReason: string, notRetryableReason: string | null, dismissedAt: string | null, dismissedBy: string | null, dismissalReason: string | null, version: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FailedEmailsPage_EmailFragment = { id: string, topic: string, to: string | null, nextRecipient: string | null, orderId: string | null, createdAt: string, attempts: number | null, lastAttemptAt: string | null, failureReason: string, notRetryableReason: string | null, dismissedAt: string | null, dismissedBy: string | null, dismissalReason: string | null, version: number };

export type RetryEmailMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RetryEmailMutation = { retryEmail: { message: string } };

export type DismissFailedEmailMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type DismissFailedEmailMutation = { dismissFailedEmail: { message: string } };

export type FailedWebhooksQueryVariables = Exact<{
  filter?: FailureFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FailedWebhooksQuery = { failedWebhooks: { nodes: Array<{ id: string, kind: string | null, paymentId: string | null, amount: number | null, orderId: string | null, createdAt: string, attempts: number | null, lastAttemptAt: string | null, failureReason: string, notRetryableReason: string | null, dismissedAt: string | null, dismissedBy: string | null, dismissalReason: string | null, version: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FailedWebhooksPage_WebhookFragment = { id: string, kind: string | null, paymentId: string | null, amount: number | null, orderId: string | null, createdAt: string, attempts: number | null, lastAttemptAt: string | null, failureReason: string, notRetryableReason: string | null, dismissedAt: string | null, dismissedBy: string | null, dismissalReason: string | null, version: number };

export type RetryWebhookMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RetryWebhookMutation = { retryWebhook: { message: string, succeeded: boolean } };

export type DismissFailedWebhookMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type DismissFailedWebhookMutation = { dismissFailedWebhook: { message: string } };

export type SendFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


export type SendFeedbackMutation = { sendFeedback: { message: string } };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { cloths: Array<{ id: string, name: string, price: number }> };

export type ServicesSection_ClothFragment = { id: string, name: string, price: number };

export type CustomerDuplicatesQueryVariables = Exact<{
  userId: string;
}>;


export type CustomerDuplicatesQuery = { customerDuplicates: Array<{ id: string, name: string, phone: string | null, email: string | null }> };

export type DuplicatesNote_UserFragment = { id: string, name: string, phone: string | null, email: string | null };

export type MergePairQueryVariables = Exact<{
  one: string;
  other: string;
}>;


export type MergePairQuery = { one: { id: string, version: number, name: string, phone: string | null, email: string | null, pendingEmail: string | null, createdAt: string, balance: number, orderCount: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> }, other: { id: string, version: number, name: string, phone: string | null, email: string | null, pendingEmail: string | null, createdAt: string, balance: number, orderCount: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> } };

export type MergeDialog_UserFragment = { id: string, version: number, name: string, phone: string | null, email: string | null, pendingEmail: string | null, createdAt: string, balance: number, orderCount: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type MergeCustomersMutationVariables = Exact<{
  input: MergeCustomersInput;
}>;


export type MergeCustomersMutation = { mergeCustomers: { message: string, user: { id: string, version: number, name: string, phone: string | null, email: string | null, pendingEmail: string | null, createdAt: string, balance: number, orderCount: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> } } };

export type MergeSide_UserFragment = { id: string, name: string, phone: string | null, email: string | null, pendingEmail: string | null, createdAt: string, balance: number, orderCount: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type DuplicateSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DuplicateSuggestionsQuery = { duplicateSuggestions: Array<{ customer: { id: string, name: string, phone: string | null, email: string | null }, other: { id: string, name: string } }> };

export type DismissDuplicateMutationVariables = Exact<{
  userId: string;
  otherId: string;
}>;


export type DismissDuplicateMutation = { dismissDuplicate: { message: string } };

export type CustomerMergesQueryVariables = Exact<{
  userId: string;
}>;


export type CustomerMergesQuery = { customerMerges: Array<{ id: string, mergedName: string, mergedPhone: string | null, undoableUntil: string }> };

export type UndoCustomerMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoCustomerMergeMutation = { undoCustomerMerge: { message: string, user: { id: string } } };

export type AdjustmentRows_OrderFragment = { itemsTotal: number, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type ExpressFieldQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpressFieldQuery = { expressSurcharge: { basisPoints: number | null, amount: number | null } };

export type OrderChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type OrderChangedSubscription = { orderChanged: { id: string | null, version: number | null, isNew: boolean } };

export type OrderTimeline_OrderFragment = { id: string, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }> };

export type OrderTotal_OrderFragment = { totalPrice: number, serviceCharge: number };

export type OrderStatusChip_OrderFragment = { orderStatus: OrderStatus };

export type PaymentStatusChip_OrderFragment = { orderStatus: OrderStatus, paymentStatus: PaymentStatus };

export type BookPickupUserQueryVariables = Exact<{ [key: string]: never; }>;


export type BookPickupUserQuery = { me: { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } };

export type BookPickupForm_UserFragment = { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type BookingAddressField_UserFragment = { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type BookingConfirmedDialog_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, pickupAddress: string, recurring: Repeat | null, orderStatus: OrderStatus };

export type BookingConfirmedPlain_OrderFragment = { shortId: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, pickupAddress: string, orderStatus: OrderStatus };

export type BookingFields_UserFragment = { id: string, name: string, phone: string | null, email: string | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type UseBookPickup_UserFragment = { addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type BookPickupMutationVariables = Exact<{
  input: BookPickupInput;
  idempotencyKey: string;
}>;


export type BookPickupMutation = { bookPickup: { message: string, booking: { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, pickupAddress: string, recurring: Repeat | null, orderStatus: OrderStatus } } };

export type DuplicateBookingQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type DuplicateBookingQuery = { myOrders: { nodes: Array<{ id: string, shortId: string, pickupAddress: string }> } };

export type InvoiceList_OrderFragment = { id: string, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }> };

export type InvoiceUrlsQueryVariables = Exact<{
  orderId: string;
}>;


export type InvoiceUrlsQuery = { order: { id: string, taxDocuments: Array<{ id: string, url: string }> } };

export type PaidOrderQueryVariables = Exact<{
  id: string;
}>;


export type PaidOrderQuery = { order: { id: string, shortId: string, payments: Array<{ id: string, amount: number, reference: string | null }> } };

export type CancelOrderButton_OrderFragment = { refundable: number, id: string, version: number, pickupDate: string, slotId: string | null, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string, order: { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, version: number, slotId: string | null, stopsBefore: number | null, paymentLink: string | null, itemsTotal: number, printedCode: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, failedAttempt: { reason: FailReason } | null, timeline: Array<{ id: string, at: string, recordedAt: string | null, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }>, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }>, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, user: { id: string, name: string, phone: string | null }, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> } } };

export type OrderDetails_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, refundable: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, stopsBefore: number | null, paymentLink: string | null, itemsTotal: number, printedCode: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, failedAttempt: { reason: FailReason } | null, timeline: Array<{ id: string, at: string, recordedAt: string | null, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }>, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }>, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, user: { id: string, name: string, phone: string | null }, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> };

export type OrderDetailsQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailsQuery = { order: { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, version: number, slotId: string | null, stopsBefore: number | null, paymentLink: string | null, itemsTotal: number, printedCode: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, failedAttempt: { reason: FailReason } | null, timeline: Array<{ id: string, at: string, recordedAt: string | null, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }>, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }>, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, user: { id: string, name: string, phone: string | null }, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> } };

export type OrderDetailsDialog_OrderFragment = { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, version: number, slotId: string | null, stopsBefore: number | null, paymentLink: string | null, itemsTotal: number, printedCode: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, failedAttempt: { reason: FailReason } | null, timeline: Array<{ id: string, at: string, recordedAt: string | null, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }>, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }>, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, user: { id: string, name: string, phone: string | null }, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> };

export type OrderItemsTable_OrderFragment = { totalPrice: number, itemsTotal: number, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type OrderProgress_OrderFragment = { orderStatus: OrderStatus, stopsBefore: number | null, pickupDate: string, slotStarts: string | null, slotEnds: string | null, deliveryDate: string | null, failedAttempt: { reason: FailReason } | null, timeline: Array<{ id: string, at: string, recordedAt: string | null, to: OrderStatus | null }> };

export type PayNow_OrderFragment = { paymentStatus: PaymentStatus, paymentLink: string | null, due: number, serviceCharge: number };

export type RescheduleButton_OrderFragment = { pickupAddress: string, id: string, version: number, pickupDate: string, slotId: string | null, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus };

export type RescheduleOrderMutationVariables = Exact<{
  id: string;
  version: number;
  pickupDate: string;
  slotId?: string | null | undefined;
}>;


export type RescheduleOrderMutation = { rescheduleOrder: { message: string, order: { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, version: number, slotId: string | null, stopsBefore: number | null, paymentLink: string | null, itemsTotal: number, printedCode: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, failedAttempt: { reason: FailReason } | null, timeline: Array<{ id: string, at: string, recordedAt: string | null, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }>, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }>, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, user: { id: string, name: string, phone: string | null }, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> } } };

export type WaitingOrder_OrderFragment = { id: string, version: number, pickupDate: string, slotId: string | null, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus };

export type OrderHistory_OrderFragment = { id: string, shortId: string, createdAt: string, orderStatus: OrderStatus };

export type MyOrderQueryVariables = Exact<{
  id: string;
}>;


export type MyOrderQuery = { order: { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, stopsBefore: number | null, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus, failedAttempt: { reason: FailReason } | null } };

export type MyOrdersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyOrdersChangedSubscription = { myOrdersChanged: { id: string | null, version: number | null, isNew: boolean } };

export type MyOrderCards_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, stopsBefore: number | null, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus, failedAttempt: { reason: FailReason } | null };

export type MyOrderTable_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, stopsBefore: number | null, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus, failedAttempt: { reason: FailReason } | null };

export type MyOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { nodes: Array<{ id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, stopsBefore: number | null, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus, failedAttempt: { reason: FailReason } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UseMyOrderList_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, stopsBefore: number | null, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus, failedAttempt: { reason: FailReason } | null };

export type OrdersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrdersChangedSubscription = { ordersChanged: { id: string | null, version: number | null, isNew: boolean } };

export type BillAdjustmentsForm_OrderFragment = { id: string, version: number, paidAmount: number, refundable: number, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type UpdateOrderAdjustmentsMutationVariables = Exact<{
  id: string;
  version: number;
  adjustments: Array<AdjustmentInput> | AdjustmentInput;
  refund?: RefundInput | null | undefined;
}>;


export type UpdateOrderAdjustmentsMutation = { updateOrderAdjustments: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type OwnDiscountLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDiscountLimitQuery = { me: { id: string, discountLimit: number | null } };

export type DriversQueryVariables = Exact<{ [key: string]: never; }>;


export type DriversQuery = { drivers: Array<{ id: string, name: string }> };

export type PlanStopsMutationVariables = Exact<{
  day: string;
  driverId: string;
  orders: Array<SeenOrderInput> | SeenOrderInput;
}>;


export type PlanStopsMutation = { planStops: { message: string, results: Array<{ orderId: string, version: number | null, code: string | null, message: string }> } };

export type BulkUpdateOrderStatusMutationVariables = Exact<{
  orders: Array<SeenOrderInput> | SeenOrderInput;
  to: OrderStatus;
  idempotencyKey: string;
}>;


export type BulkUpdateOrderStatusMutation = { bulkUpdateOrderStatus: { message: string, results: Array<{ orderId: string, version: number | null, code: string | null, message: string }> } };

export type TagSheet_OrderFragment = { id: string, shortId: string, promisedDate: string | null, express: boolean, itemCount: number, printedCode: string | null, user: { id: string, name: string }, items: Array<{ id: string, name: string, quantity: number }> };

export type PrintedOrderQueryVariables = Exact<{
  id: string;
}>;


export type PrintedOrderQuery = { order: { id: string, shortId: string, orderStatus: OrderStatus, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, printedCode: string | null, itemsTotal: number, totalPrice: number, due: number, express: boolean, itemCount: number, user: { id: string, name: string, phone: string | null }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> } };

export type OrderContactForm_OrderFragment = { id: string, orderStatus: OrderStatus, pickupDate: string, slotId: string | null, promisedDate: string | null, pickupAddress: string, pickupPhoneNumber: string, pickupName: string | null };

export type UpdateOrderContactMutationVariables = Exact<{
  id: string;
  version: number;
  input: UpdateOrderContactInput;
}>;


export type UpdateOrderContactMutation = { updateOrderContact: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type RescheduleWithReasonMutationVariables = Exact<{
  id: string;
  version: number;
  pickupDate: string;
  slotId?: string | null | undefined;
  reason: string;
}>;


export type RescheduleWithReasonMutation = { rescheduleOrder: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type DueReminder_OrderFragment = { id: string, orderStatus: OrderStatus, due: number };

export type NextStatusActions_OrderFragment = { orderStatus: OrderStatus, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage> };

export type OrderActions_OrderFragment = { refundable: number, id: string, pickupName: string | null, pickupPhoneNumber: string, codeNeeded: boolean, printedCode: string | null, orderStatus: OrderStatus, pickupDate: string, slotId: string | null, promisedDate: string | null, pickupAddress: string, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string } };

export type UpdateOrderStatusMutationVariables = Exact<{
  id: string;
  version: number;
  to: OrderStatus;
  reason?: string | null | undefined;
}>;


export type UpdateOrderStatusMutation = { updateOrderStatus: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type CancelOrderWithReasonMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type CancelOrderWithReasonMutation = { cancelOrder: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type OrderContent_OrderFragment = { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, shortId: string, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null };

export type OrderDialogQueryVariables = Exact<{
  id: string;
}>;


export type OrderDialogQuery = { order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } };

export type OrderDialog_OrderFragment = { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null };

export type OrderInformation_OrderFragment = { createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, id: string, missingCounts: Array<CountStage>, orderStatus: OrderStatus, totalPrice: number, serviceCharge: number, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }> };

export type PaymentInformation_OrderFragment = { orderStatus: OrderStatus, paymentStatus: PaymentStatus, paidAmount: number, due: number, refundable: number, paymentLink: string | null, credit: { limit: number, owed: number } | null };

export type DeliveryInformation_OrderFragment = { slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, pickupDate: string, promisedDate: string | null, isOverdue: boolean };

export type OrderItems_OrderFragment = { itemCount: number, totalPrice: number, itemsTotal: number, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type OrderMailsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderMailsQuery = { orderMails: Array<{ id: string, subject: string, to: string, status: MailStatus, createdAt: string, sentAt: string | null, outdated: boolean }> };

export type ResendMailMutationVariables = Exact<{
  id: string;
}>;


export type ResendMailMutation = { resendMail: { message: string } };

export type OrderPayments_OrderFragment = { payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }> };

export type PaymentPart_OrderFragment = { orderStatus: OrderStatus, itemCount: number, refundable: number, id: string, version: number, paymentStatus: PaymentStatus, totalPrice: number, paidAmount: number, due: number, paymentLink: string | null, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, printedCode: string | null, itemsTotal: number, user: { id: string, hasEmail: boolean, name: string, phone: string | null }, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, credit: { limit: number, owed: number } | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, taxRate: number | null }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number } };

export type DeliverForm_OrderFragment = { id: string, pickupName: string | null, pickupPhoneNumber: string, codeNeeded: boolean, printedCode: string | null, user: { id: string, name: string } };

export type DeliverOrderMutationVariables = Exact<{
  id: string;
  version: number;
  deliveryOTP?: string | null | undefined;
  reason?: string | null | undefined;
  personChecked?: boolean | null | undefined;
  recordedAt?: string | null | undefined;
}>;


export type DeliverOrderMutation = { deliverOrder: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type InvoiceSection_OrderFragment = { id: string, version: number, shortId: string, orderStatus: OrderStatus, totalPrice: number, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }> };

export type InvoiceSectionQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceSectionQuery = { order: { id: string, version: number, shortId: string, orderStatus: OrderStatus, totalPrice: number, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }> }, business: { version: number, confirmedAt: string | null } };

export type IssueInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type IssueInvoiceMutation = { issueInvoice: { message: string, order: { id: string, version: number, shortId: string, orderStatus: OrderStatus, totalPrice: number, taxDocuments: Array<{ id: string, kind: TaxDocumentKind, number: string, issuedOn: string, total: number, originalNumber: string | null, isCredited: boolean }> } } };

export type OrderCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type OrderCustomersQuery = { orderCustomers: Array<{ id: string, name: string, phone: string | null }> };

export type OrderCustomerNameQueryVariables = Exact<{
  id: string;
}>;


export type OrderCustomerNameQuery = { user: { id: string, name: string, phone: string | null } };

export type OrderCard_OrderFragment = { itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus, promisedDate: string | null, isOverdue: boolean, paymentStatus: PaymentStatus, id: string, version: number, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string } };

export type OrderRowCard_OrderFragment = { shortId: string, createdAt: string, orderStatus: OrderStatus, pickupDate: string, promisedDate: string | null, isOverdue: boolean, paymentStatus: PaymentStatus, id: string, version: number, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string } };

export type OrderTotals_TotalsFragment = { count: number, cancelled: number, totalPrice: number, paidAmount: number, due: number, toRefund: number };

export type OrdersPageQueryVariables = Exact<{
  filter: OrderFilter;
  sort: OrderSort;
  first: number;
  after?: string | null | undefined;
}>;


export type OrdersPageQuery = { orders: { nodes: Array<{ id: string, itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, version: number, promisedDate: string | null, isOverdue: boolean, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OrderRowQueryVariables = Exact<{
  id: string;
}>;


export type OrderRowQuery = { order: { id: string, itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, version: number, promisedDate: string | null, isOverdue: boolean, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> } };

export type OrderTotalsQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type OrderTotalsQuery = { orderTotals: { count: number, cancelled: number, totalPrice: number, paidAmount: number, due: number, toRefund: number } };

export type OrdersPage_OrderFragment = { id: string, itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, shortId: string, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, version: number, promisedDate: string | null, isOverdue: boolean, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, user: { id: string, name: string }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type PaymentCell_OrderFragment = { shortId: string, due: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, id: string, version: number, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, totalPrice: number, paidAmount: number, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type PickupCell_OrderFragment = { pickupDate: string, slotStarts: string | null, slotEnds: string | null };

export type StatusButton_OrderFragment = { id: string, shortId: string, version: number, orderStatus: OrderStatus, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage> };

export type BookingCustomersQueryVariables = Exact<{
  search: string;
}>;


export type BookingCustomersQuery = { users: { nodes: Array<{ id: string, name: string, phone: string | null, email: string | null, role: Role, balance: number, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> }> } };

export type CustomerPicker_UserFragment = { id: string, name: string, phone: string | null, email: string | null, role: Role, balance: number, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type BookingCustomerQueryVariables = Exact<{
  id: string;
}>;


export type BookingCustomerQuery = { user: { id: string, name: string, phone: string | null, email: string | null, role: Role, balance: number, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } };

export type CreateBookingForCustomerMutationVariables = Exact<{
  input: StaffBookingInput;
  customer?: NewCustomerInput | null | undefined;
  address?: AddressInput | null | undefined;
  idempotencyKey: string;
}>;


export type CreateBookingForCustomerMutation = { createBookingForCustomer: { message: string, booking: { id: string, shortId: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, user: { id: string, name: string, hasEmail: boolean } } } };

export type OrderNewsQueryVariables = Exact<{
  id: string;
}>;


export type OrderNewsQuery = { order: { id: string, version: number } };

export type PaymentForm_OrderFragment = { id: string, version: number, paymentStatus: PaymentStatus, totalPrice: number, paidAmount: number, due: number };

export type RefundForm_OrderFragment = { id: string, version: number, refundable: number, paidAmount: number, shortId: string, orderStatus: OrderStatus, totalPrice: number, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, user: { id: string, name: string } };

export type RefundQuestion_OrderFragment = { shortId: string, orderStatus: OrderStatus, totalPrice: number, paidAmount: number, refundable: number, user: { id: string, name: string } };

export type UpdatePaymentMutationVariables = Exact<{
  orderId: string;
  version: number;
  input: PaymentInput;
  key: string;
}>;


export type UpdatePaymentMutation = { updatePayment: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type RefundPaymentMutationVariables = Exact<{
  orderId: string;
  version: number;
  input: RefundInput;
  key: string;
}>;


export type RefundPaymentMutation = { refundPayment: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type PhotoPartQueryVariables = Exact<{
  id: string;
}>;


export type PhotoPartQuery = { order: { id: string, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }> } };

export type CreditLine_OrderFragment = { orderStatus: OrderStatus, paidAmount: number, due: number, credit: { limit: number, owed: number } | null };

export type RecordPickupForm_OrderFragment = { refundable: number, orderStatus: OrderStatus, paidAmount: number, due: number, id: string, version: number, expressBasisPoints: number | null, expressAmount: number | null, missingCounts: Array<CountStage>, credit: { limit: number, owed: number } | null, user: { id: string, role: Role }, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, items: Array<{ id: string, clothId: string | null, name: string, quantity: number, price: number, taxRate: number | null }> };

export type UseClothOffers_OrderFragment = { user: { id: string, role: Role } };

export type UsePickupForm_OrderFragment = { id: string, version: number, orderStatus: OrderStatus, expressBasisPoints: number | null, expressAmount: number | null, paidAmount: number, missingCounts: Array<CountStage>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, items: Array<{ id: string, clothId: string | null, name: string, quantity: number, price: number, taxRate: number | null }> };

export type RecordPickupMutationVariables = Exact<{
  id: string;
  version: number;
  items: Array<PickupItemInput> | PickupItemInput;
  adjustments?: Array<AdjustmentInput> | AdjustmentInput | null | undefined;
  pieces?: number | null | undefined;
  recordedAt?: string | null | undefined;
}>;


export type RecordPickupMutation = { recordPickup: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type UpdateOrderItemsMutationVariables = Exact<{
  id: string;
  version: number;
  items: Array<PickupItemInput> | PickupItemInput;
  adjustments?: Array<AdjustmentInput> | AdjustmentInput | null | undefined;
  refund?: RefundInput | null | undefined;
}>;


export type UpdateOrderItemsMutation = { updateOrderItems: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type PieceCountForm_OrderFragment = { id: string, missingCounts: Array<CountStage>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }> };

export type RecordPieceCountMutationVariables = Exact<{
  id: string;
  version: number;
  stage: CountStage;
  pieces: number;
  note?: string | null | undefined;
}>;


export type RecordPieceCountMutation = { recordPieceCount: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type OverdueMark_OrderFragment = { orderStatus: OrderStatus, pickupDate: string, promisedDate: string | null, isOverdue: boolean };

export type SetPromisedDateMutationVariables = Exact<{
  id: string;
  version: number;
  promisedDate: string;
  reason: string;
}>;


export type SetPromisedDateMutation = { setPromisedDate: { message: string, order: { id: string, version: number, paidAmount: number, refundable: number, slotStarts: string | null, slotEnds: string | null, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, orderStatus: OrderStatus, due: number, createdAt: string, itemCount: number, express: boolean, expressBasisPoints: number | null, expressAmount: number | null, recurring: Repeat | null, note: string | null, totalPrice: number, pickupDate: string, promisedDate: string | null, paymentStatus: PaymentStatus, shortId: string, isOverdue: boolean, codeNeeded: boolean, printedCode: string | null, slotId: string | null, nextStatuses: Array<OrderStatus>, hasPieceCountMismatch: boolean, missingCounts: Array<CountStage>, serviceCharge: number, itemsTotal: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, hasEmail: boolean, role: Role }, items: Array<{ id: string, quantity: number, price: number, taxRate: number | null, name: string, amount: number, clothId: string | null }>, billTerms: { taxIsAdded: boolean, isInterState: boolean, roundsToRupee: boolean, taxRate: number }, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, timeline: Array<{ id: string, at: string, recordedAt: string | null, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string, recordedAt: string | null }>, pieceCounts: Array<{ stage: CountStage, pieces: number, expected: number, note: string | null, at: string }>, credit: { limit: number, owed: number } | null } } };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedFilterMutation = { deleteSavedFilter: { message: string } };

export type OrderQueueCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderQueueCountsQuery = { orderQueueCounts: Array<{ queue: OrderQueue, count: number }> };

export type SavedFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedFiltersQuery = { savedFilters: Array<{ id: string, name: string, filters: string, version: number }> };

export type SavedFilterBar_SavedFilterFragment = { id: string, name: string, filters: string, version: number };

export type CreateSavedFilterMutationVariables = Exact<{
  name: string;
  filters: string;
}>;


export type CreateSavedFilterMutation = { createSavedFilter: { message: string, savedFilter: { id: string, name: string, filters: string, version: number } } };

export type RenameSavedFilterMutationVariables = Exact<{
  id: string;
  version: number;
  name: string;
}>;


export type RenameSavedFilterMutation = { renameSavedFilter: { message: string, savedFilter: { id: string, name: string, filters: string, version: number } } };

export type SearchQueryVariables = Exact<{
  query: string;
}>;


export type SearchQuery = { search: { customers: Array<{ id: string, name: string, phone: string | null, email: string | null, address: string | null }>, orders: Array<{ id: string, shortId: string, name: string, phone: string, address: string, orderStatus: OrderStatus, pickupDate: string }> } };

export type UseOrderChange_OrderFragment = { id: string, version: number, orderStatus: OrderStatus, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, totalPrice: number, paidAmount: number, paymentStatus: PaymentStatus, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }> };

export type BulkUndoStatusChangeMutationVariables = Exact<{
  orders: Array<SeenOrderInput> | SeenOrderInput;
  idempotencyKey: string;
}>;


export type BulkUndoStatusChangeMutation = { bulkUndoStatusChange: { message: string, results: Array<{ orderId: string, version: number | null, code: string | null, message: string }> } };

export type OrderOutcomesFragment = { message: string, results: Array<{ orderId: string, version: number | null, code: string | null, message: string }> };

export type PhotoGallery_OrderFragment = { id: string, photos: Array<{ id: string, note: string | null, byName: string | null, width: number, height: number, at: string, removable: boolean }> };

export type ReceiptButtons_OrderFragment = { id: string, shortId: string, orderStatus: OrderStatus, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, printedCode: string | null, itemsTotal: number, totalPrice: number, due: number, user: { id: string, name: string, phone: string | null }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> };

export type MailReceiptMutationVariables = Exact<{
  orderId: string;
}>;


export type MailReceiptMutation = { mailReceipt: { message: string } };

export type ReceiptSheet_OrderFragment = { id: string, shortId: string, orderStatus: OrderStatus, createdAt: string, pickupDate: string, slotStarts: string | null, slotEnds: string | null, promisedDate: string | null, printedCode: string | null, itemsTotal: number, totalPrice: number, due: number, user: { id: string, name: string, phone: string | null }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, adjustments: Array<{ id: string, kind: AdjustmentKind, amount: number, basisPoints: number | null, reason: string }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null }> };

export type PauseDialog_PickupFragment = { id: string, version: number, nextDay: string | null, paused: boolean, pausedUntil: string | null };

export type PauseRecurringPickupMutationVariables = Exact<{
  id: string;
  version: number;
  until?: string | null | undefined;
}>;


export type PauseRecurringPickupMutation = { pauseRecurringPickup: { message: string, recurringPickup: { id: string, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null, ended: boolean } } };

export type RecurringPickups_PickupFragment = { id: string, addressId: string | null, ended: boolean, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null };

export type RecurringPickupsQueryVariables = Exact<{
  userId?: string | null | undefined;
}>;


export type RecurringPickupsQuery = { recurringPickups: Array<{ id: string, addressId: string | null, ended: boolean, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null }> };

export type RecurringRow_PickupFragment = { id: string, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null, ended: boolean };

export type ResumeRecurringPickupMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ResumeRecurringPickupMutation = { resumeRecurringPickup: { message: string, recurringPickup: { id: string, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null, ended: boolean } } };

export type SkipRecurringPickupMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SkipRecurringPickupMutation = { skipRecurringPickup: { message: string, recurringPickup: { id: string, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null, ended: boolean } } };

export type UnskipRecurringPickupMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UnskipRecurringPickupMutation = { unskipRecurringPickup: { message: string, recurringPickup: { id: string, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null, ended: boolean } } };

export type EndRecurringPickupMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type EndRecurringPickupMutation = { endRecurringPickup: { message: string, recurringPickup: { id: string, version: number, every: Repeat, weekday: number, nextDay: string | null, bookedDay: string | null, slotStarts: string | null, slotEnds: string | null, pickupAddress: string | null, paused: boolean, pausedUntil: string | null, ended: boolean } } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { message: string } };

export type PickupAvailabilityQueryVariables = Exact<{
  pincode: string;
  from: string;
}>;


export type PickupAvailabilityQuery = { pickupAvailability: { isServed: boolean, area: string | null, acceptsAnyTime: boolean, days: Array<{ day: string, closedReason: string | null, slots: Array<{ id: string, starts: string, ends: string, remaining: number }> }> } };

export type ReportByClothTypeQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ReportByClothTypeQuery = { reportByClothType: Array<{ name: string, pieces: number, value: number, previousPieces: number }> };

export type ReportControlQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ReportControlQuery = { reportControl: Array<{ day: string, personId: string, personName: string, discounts: number, discountAmount: number, prices: number, priceAmount: number, cancellations: number, cancelledAmount: number, withoutCode: number, byNameAndPhone: number, orderCount: number, orders: Array<{ id: string, shortId: string }> }> };

export type ReportByDimensionQueryVariables = Exact<{
  from: string;
  to: string;
  groupBy: ReportDimension;
}>;


export type ReportByDimensionQuery = { reportByDimension: Array<{ key: string | null, name: string | null, isOther: boolean, totals: { collected: number, orders: number, cancelled: number, pieces: number, averageValue: number | null, onTimeRate: number | null }, previous: { collected: number } }> };

export type PeriodChart_PeriodFragment = { from: string, to: string, totals: { collected: number, orders: number, pieces: number, averageValue: number | null, onTimeRate: number | null } };

export type ReportTimeSeriesQueryVariables = Exact<{
  from: string;
  to: string;
  interval: ReportInterval;
}>;


export type ReportTimeSeriesQuery = { reportTimeSeries: Array<{ from: string, to: string, totals: { collected: number, orders: number, pieces: number, averageValue: number | null, onTimeRate: number | null, cancelled: number } }> };

export type ReportSummaryQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ReportSummaryQuery = { reportSummary: { previousFrom: string, previousTo: string, totals: { collected: number, serviceCharges: number, orders: number, cancelled: number, pieces: number, averageValue: number | null, onTimeRate: number | null }, previous: { collected: number, serviceCharges: number, orders: number, cancelled: number, pieces: number, averageValue: number | null, onTimeRate: number | null } } };

export type ReportSummary_TotalsFragment = { collected: number, serviceCharges: number, orders: number, cancelled: number, pieces: number, averageValue: number | null, onTimeRate: number | null };

export type StatCells_TotalsFragment = { collected: number, orders: number, cancelled: number, pieces: number, averageValue: number | null, onTimeRate: number | null };

export type GstSectionQueryVariables = Exact<{
  from: string;
  to: string;
  gstin?: string | null | undefined;
}>;


export type GstSectionQuery = { gstSummary: { hasGstin: boolean, gstins: Array<string>, documentCount: number, documentsWithoutGstin: number, byRate: Array<{ isCreditNote: boolean, isRegistered: boolean, rate: number, documentCount: number, taxable: number, cgst: number, sgst: number, igst: number }>, net: { taxable: number, cgst: number, sgst: number, igst: number } } };

export type GstTotals_SummaryFragment = { documentCount: number, byRate: Array<{ isCreditNote: boolean, isRegistered: boolean, rate: number, documentCount: number, taxable: number, cgst: number, sgst: number, igst: number }>, net: { taxable: number, cgst: number, sgst: number, igst: number } };

export type FeedbacksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type FeedbacksQuery = { feedbacks: { nodes: Array<{ id: string, name: string, phone: string, message: string, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ContactMessagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ContactMessagesQuery = { contactMessages: { nodes: Array<{ id: string, name: string, phone: string, email: string, address: string, message: string, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FailStopMutationVariables = Exact<{
  id: string;
  reason: FailReason;
  note?: string | null | undefined;
  recordedAt?: string | null | undefined;
}>;


export type FailStopMutation = { failStop: { message: string, round: { id: string, version: number, day: string, heading: string | null, driver: { id: string, name: string } | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> } } };

export type RoundCard_RoundFragment = { id: string, version: number, day: string, heading: string | null, driver: { id: string, name: string } | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> };

export type ChangeRoundMutationVariables = Exact<{
  id: string;
  version: number;
  driverId?: string | null | undefined;
  stops?: Array<string> | string | null | undefined;
}>;


export type ChangeRoundMutation = { changeRound: { message: string, round: { id: string, version: number, day: string, heading: string | null, driver: { id: string, name: string } | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> } } };

export type SortRoundMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SortRoundMutation = { sortRound: { message: string, round: { id: string, version: number, day: string, heading: string | null, driver: { id: string, name: string } | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> } } };

export type CreateRoundMutationVariables = Exact<{
  day: string;
  driverId: string;
}>;


export type CreateRoundMutation = { createRound: { message: string, round: { id: string, version: number, day: string, heading: string | null, driver: { id: string, name: string } | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> } } };

export type DeleteRoundMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteRoundMutation = { deleteRound: { message: string } };

export type RoundsOfDayQueryVariables = Exact<{
  day: string;
}>;


export type RoundsOfDayQuery = { roundsOfDay: { hasMore: boolean, rounds: Array<{ id: string, version: number, day: string, heading: string | null, driver: { id: string, name: string } | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> }>, unplanned: Array<{ orderId: string, version: number, shortId: string, kind: StopKind, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, due: string | null, lastFailure: { reason: FailReason, note: string | null, at: string } | null }> } };

export type RoundsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RoundsChangedSubscription = { roundsChanged: { id: string | null, version: number | null, isNew: boolean } };

export type StopRow_StopFragment = { id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null };

export type UnplannedList_StopFragment = { orderId: string, version: number, shortId: string, kind: StopKind, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, due: string | null, lastFailure: { reason: FailReason, note: string | null, at: string } | null };

export type MyRoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRoundsQuery = { myRounds: Array<{ id: string, day: string, heading: string | null, stops: Array<{ id: string, orderId: string, shortId: string, kind: StopKind, state: StopState, name: string, phone: string, address: string, area: string | null, slotStarts: string | null, slotEnds: string | null, express: boolean, note: string | null, pieces: number, toCollect: number, failure: { reason: FailReason, note: string | null, at: string } | null }> }> };

export type MyRoundsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyRoundsChangedSubscription = { myRoundsChanged: { id: string | null, version: number | null, isNew: boolean } };

export type GoToStopMutationVariables = Exact<{
  id: string;
}>;


export type GoToStopMutation = { goToStop: { message: string, round: { id: string, heading: string | null } } };

export type PayCodeQueryVariables = Exact<{
  id: string;
}>;


export type PayCodeQuery = { order: { id: string, shortId: string, due: number, serviceCharge: number, paymentLink: string | null } };

export type Passkeys_PasskeyFragment = { id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { message: string } };

export type RenamePasskeyDialog_PasskeyFragment = { id: string, name: string };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { message: string, passkey: { id: string, name: string } } };

export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSecurityQuery = { accountSecurity: { passkeyDemand: PasskeyDemand, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ id: string, device: string | null, current: boolean, byPasskey: boolean, createdAt: string, lastSeenAt: string }> } };

export type Sessions_SessionFragment = { id: string, device: string | null, current: boolean, byPasskey: boolean, createdAt: string, lastSeenAt: string };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: string };

export type AddPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type AddPasskeyMutation = { addPasskey: { message: string } };

export type MyStatementsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyStatementsQuery = { statements: { nodes: Array<{ id: string, month: string, figures: { from: string, to: string, charged: number, credited: number, balanceDue: number, advance: number, lines: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type StatementFiguresQueryVariables = Exact<{
  userId: string;
  from: string;
  to: string;
}>;


export type StatementFiguresQuery = { statementFigures: { from: string, to: string, opening: number, charged: number, credited: number, closing: number, balanceDue: number, advance: number, lines: number, notInvoicedOrders: number, notInvoiced: number, ageing: { upTo30: number, upTo60: number, upTo90: number, over90: number, held: number } } };

export type StatementDialog_UserFragment = { id: string, name: string };

export type StatementSums_FiguresFragment = { from: string, to: string, opening: number, charged: number, credited: number, closing: number, balanceDue: number, advance: number, lines: number, notInvoicedOrders: number, notInvoiced: number, ageing: { upTo30: number, upTo60: number, upTo90: number, over90: number, held: number } };

export type CustomerCard_UserFragment = { id: string, name: string, phone: string | null, email: string | null, role: Role, balance: number, addresses: Array<{ id: string, address: string, city: string, state: string }> };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { user: { id: string, role: Role, name: string, phone: string | null, email: string | null, pendingEmail: string | null, version: number, balance: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } };

export type CustomerDialogs_UserFragment = { id: string, role: Role, name: string, phone: string | null, email: string | null, pendingEmail: string | null, version: number, balance: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type CustomerForm_UserFragment = { id: string, name: string, phone: string | null, email: string | null, pendingEmail: string | null, version: number };

export type UpdateCustomerMutationVariables = Exact<{
  userId: string;
  version: number;
  input: AccountInput;
}>;


export type UpdateCustomerMutation = { updateAccount: { message: string, user: { id: string, role: Role, name: string, phone: string | null, email: string | null, pendingEmail: string | null, version: number, balance: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } } };

export type CustomerViewDialog_UserFragment = { id: string, name: string, phone: string | null, email: string | null, pendingEmail: string | null, role: Role, balance: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type CustomersQueryVariables = Exact<{
  filter: UserFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { users: { nodes: Array<{ id: string, name: string, phone: string | null, email: string | null, role: Role, balance: number, pendingEmail: string | null, version: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CustomersPage_UserFragment = { id: string, name: string, phone: string | null, email: string | null, role: Role, balance: number, pendingEmail: string | null, version: number, gstin: string | null, creditLimit: number | null, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type SignOutDialog_UserFragment = { id: string, name: string };

export type SignOutUserMutationVariables = Exact<{
  id: string;
}>;


export type SignOutUserMutation = { signOutUser: { message: string } };

export * from './documents/AccessChip_employee';
export * from './documents/AccessForm';
export * from './documents/AccessForm_employee';
export * from './documents/AccountTab';
export * from './documents/AccountTab_user';
export * from './documents/AddHolidayForm';
export * from './documents/AddressCard_address';
export * from './documents/AddressDialog';
export * from './documents/AddressDialog_address';
export * from './documents/AddressDialog_user';
export * from './documents/AddressFields_user';
export * from './documents/AdjustmentRows_order';
export * from './documents/AreaForm';
export * from './documents/AreaForm_area';
export * from './documents/AreasPanel';
export * from './documents/AreasPanel_area';
export * from './documents/AssignDialog';
export * from './documents/AuditDialog_entry';
export * from './documents/AuditPage';
export * from './documents/AuditPage_entry';
export * from './documents/BillAdjustmentsForm';
export * from './documents/BillAdjustmentsForm_order';
export * from './documents/BookPickupForm';
export * from './documents/BookPickupForm_user';
export * from './documents/BookedPickupCount';
export * from './documents/BookingAddressField_user';
export * from './documents/BookingConfirmedDialog_order';
export * from './documents/BookingConfirmedPlain_order';
export * from './documents/BookingFields_user';
export * from './documents/BulkActionBar';
export * from './documents/BusinessForm';
export * from './documents/BusinessForm_business';
export * from './documents/BusinessPage';
export * from './documents/CancelOrderButton';
export * from './documents/CancelOrderButton_order';
export * from './documents/CashOfDayTable_cash';
export * from './documents/CashUpPage';
export * from './documents/CloseCashUpDialog';
export * from './documents/CloseCashUpDialog_cash';
export * from './documents/ClosedCashUps_cashUp';
export * from './documents/ClothForm';
export * from './documents/ClothForm_cloth';
export * from './documents/ClothPrices_cloth';
export * from './documents/ClothsCard';
export * from './documents/ClothsCard_cloth';
export * from './documents/ClothsSection';
export * from './documents/ConfirmEmailPage';
export * from './documents/ContactForm';
export * from './documents/ControlSection';
export * from './documents/CreditLine_order';
export * from './documents/CustomerCard_user';
export * from './documents/CustomerDialogs';
export * from './documents/CustomerDialogs_user';
export * from './documents/CustomerForm';
export * from './documents/CustomerForm_user';
export * from './documents/CustomerPicker';
export * from './documents/CustomerPicker_user';
export * from './documents/CustomerSection';
export * from './documents/CustomerSelect';
export * from './documents/CustomerViewDialog_user';
export * from './documents/CustomersPage';
export * from './documents/CustomersPage_user';
export * from './documents/DailyCharts_totals';
export * from './documents/DailyTotals';
export * from './documents/DailyTotalsTable_totals';
export * from './documents/DashboardCards';
export * from './documents/DeleteAddressDialog';
export * from './documents/DeleteAddressDialog_address';
export * from './documents/DeleteAreaDialog';
export * from './documents/DeleteAreaDialog_area';
export * from './documents/DeleteClothDialog';
export * from './documents/DeleteClothDialog_cloth';
export * from './documents/DeleteEmployeeDialog';
export * from './documents/DeleteEmployeeDialog_employee';
export * from './documents/DeleteEnterpriseDialog';
export * from './documents/DeleteEnterpriseDialog_user';
export * from './documents/DeleteHolidayDialog';
export * from './documents/DeleteSavedFilterDialog';
export * from './documents/DeliverForm';
export * from './documents/DeliverForm_order';
export * from './documents/DeliveryInformation_order';
export * from './documents/DueReminder_order';
export * from './documents/DuplicatesNote';
export * from './documents/DuplicatesNote_user';
export * from './documents/EditAccountDialog';
export * from './documents/EditAccountDialog_user';
export * from './documents/EmployeeCard_employee';
export * from './documents/EmployeeDialogs_employee';
export * from './documents/EmployeeForm';
export * from './documents/EmployeeForm_employee';
export * from './documents/EmployeesPage';
export * from './documents/EmployeesPage_employee';
export * from './documents/EndAccessDialog';
export * from './documents/EndAccessDialog_employee';
export * from './documents/EnterpriseAmountDialog';
export * from './documents/EnterpriseAmountDialog_user';
export * from './documents/EnterpriseForm';
export * from './documents/EnterpriseForm_user';
export * from './documents/ExpressField';
export * from './documents/FailStopDialog';
export * from './documents/FailedEmailsPage';
export * from './documents/FailedEmailsPage_email';
export * from './documents/FailedWebhooksPage';
export * from './documents/FailedWebhooksPage_webhook';
export * from './documents/FailuresSubscription';
export * from './documents/FeedbackList';
export * from './documents/FeedbackPage';
export * from './documents/FirstNumberForm';
export * from './documents/GroupsSection';
export * from './documents/GstSection';
export * from './documents/GstTotals_summary';
export * from './documents/HolidaysPanel';
export * from './documents/HolidaysPanel_day';
export * from './documents/InvoiceList_order';
export * from './documents/InvoiceSection';
export * from './documents/InvoiceSection_order';
export * from './documents/InvoiceUrls';
export * from './documents/JoinWaitlist';
export * from './documents/LiveRows';
export * from './documents/LogoPanel_logo';
export * from './documents/MailedLink';
export * from './documents/MailedLink_link';
export * from './documents/MergeDialog';
export * from './documents/MergeDialog_user';
export * from './documents/MergeSide_user';
export * from './documents/MergeSuggestions';
export * from './documents/MessageList';
export * from './documents/MyOrderCards_order';
export * from './documents/MyOrderTable_order';
export * from './documents/MyPriceList';
export * from './documents/MyRoundPage';
export * from './documents/MyStatements';
export * from './documents/NeedsAttention';
export * from './documents/NewOrderPage';
export * from './documents/NextStatusActions_order';
export * from './documents/OrderActions';
export * from './documents/OrderActions_order';
export * from './documents/OrderCard_order';
export * from './documents/OrderChanged';
export * from './documents/OrderContactForm';
export * from './documents/OrderContactForm_order';
export * from './documents/OrderContent_order';
export * from './documents/OrderDetailsDialog';
export * from './documents/OrderDetailsDialog_order';
export * from './documents/OrderDetails_order';
export * from './documents/OrderDialog';
export * from './documents/OrderDialog_order';
export * from './documents/OrderHistory_order';
export * from './documents/OrderInformation_order';
export * from './documents/OrderItemsTable_order';
export * from './documents/OrderItems_order';
export * from './documents/OrderMails';
export * from './documents/OrderNews';
export * from './documents/OrderPayments_order';
export * from './documents/OrderProgress_order';
export * from './documents/OrderQueueTabs';
export * from './documents/OrderRowCard_order';
export * from './documents/OrderStatusChip_order';
export * from './documents/OrderTimeline_order';
export * from './documents/OrderTotal_order';
export * from './documents/OrderTotals_totals';
export * from './documents/OrdersChanged';
export * from './documents/OrdersForm';
export * from './documents/OrdersForm_settings';
export * from './documents/OrdersPage';
export * from './documents/OrdersPage_order';
export * from './documents/OrdersPrint_order';
export * from './documents/OverdueMark_order';
export * from './documents/PaidOrder';
export * from './documents/PasskeySignIn';
export * from './documents/Passkeys';
export * from './documents/Passkeys_passkey';
export * from './documents/PauseDialog';
export * from './documents/PauseDialog_pickup';
export * from './documents/PayCodeDialog';
export * from './documents/PayNow_order';
export * from './documents/PaymentCell_order';
export * from './documents/PaymentForm_order';
export * from './documents/PaymentInformation_order';
export * from './documents/PaymentPart_order';
export * from './documents/PaymentStatusChip_order';
export * from './documents/PeriodChart_period';
export * from './documents/PeriodsSection';
export * from './documents/PhotoGallery_order';
export * from './documents/PhotoPart';
export * from './documents/PickupCell_order';
export * from './documents/PieceCountForm';
export * from './documents/PieceCountForm_order';
export * from './documents/PresetForm';
export * from './documents/PresetForm_preset';
export * from './documents/PriceListEditor';
export * from './documents/PriceListEditor_priceList';
export * from './documents/ProfileCard_user';
export * from './documents/PromisedDateForm';
export * from './documents/ProofDialog';
export * from './documents/ReceiptButtons';
export * from './documents/ReceiptButtons_order';
export * from './documents/ReceiptSheet_order';
export * from './documents/RecentOrderCard_order';
export * from './documents/RecentOrders';
export * from './documents/RecentOrders_order';
export * from './documents/RecordPickupForm_order';
export * from './documents/RecurringPickups';
export * from './documents/RecurringPickups_pickup';
export * from './documents/RecurringRow';
export * from './documents/RecurringRow_pickup';
export * from './documents/RefreshPermissions';
export * from './documents/RefundForm_order';
export * from './documents/RefundQuestion_order';
export * from './documents/RenamePasskeyDialog';
export * from './documents/RenamePasskeyDialog_passkey';
export * from './documents/ReportSummary';
export * from './documents/ReportSummary_totals';
export * from './documents/RescheduleButton';
export * from './documents/RescheduleButton_order';
export * from './documents/RescheduleForm';
export * from './documents/RoundCard';
export * from './documents/RoundCard_round';
export * from './documents/RoundDialogs';
export * from './documents/RoundsPage';
export * from './documents/SavedAddresses_user';
export * from './documents/SavedFilterBar';
export * from './documents/SavedFilterBar_savedFilter';
export * from './documents/SavedFilterNameDialog';
export * from './documents/SearchDialog';
export * from './documents/SecurityPage';
export * from './documents/SeriesPanel_business';
export * from './documents/ServicesSection';
export * from './documents/ServicesSection_cloth';
export * from './documents/SessionUser_user';
export * from './documents/Sessions';
export * from './documents/Sessions_session';
export * from './documents/SignInLinkPage';
export * from './documents/SignInPage';
export * from './documents/SignOutDialog';
export * from './documents/SignOutDialog_user';
export * from './documents/SignUpPage';
export * from './documents/SocialSignIn';
export * from './documents/StatCells_totals';
export * from './documents/StateField';
export * from './documents/StatementDialog';
export * from './documents/StatementDialog_user';
export * from './documents/StatementSums_figures';
export * from './documents/StatusButton_order';
export * from './documents/StopRow_stop';
export * from './documents/TagSheet_order';
export * from './documents/UndoEmailPage';
export * from './documents/UndoableMerges';
export * from './documents/UnplannedList_stop';
export * from './documents/WaitlistPanel';
export * from './documents/WaitlistPanel_pincode';
export * from './documents/discountHint';
export * from './documents/logout';
export * from './documents/orderOutcomes';
export * from './documents/useAddPasskey';
export * from './documents/useBookPickup';
export * from './documents/useBookPickup_user';
export * from './documents/useBulkPrint';
export * from './documents/useClothOffers_order';
export * from './documents/useDuplicateBooking';
export * from './documents/useMyOrderList';
export * from './documents/useMyOrderList_order';
export * from './documents/useOrderChange_order';
export * from './documents/usePaymentSave';
export * from './documents/usePickupAvailability';
export * from './documents/usePickupForm';
export * from './documents/usePickupForm_order';
export * from './documents/usePrimaryAddress';
export * from './documents/usePrimaryAddress_address';
export * from './documents/useRefundSave';
export * from './documents/useSignedIn_payload';
export * from './documents/useUndo';
export * from './documents/waitingOrder_order';