/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { OperationVariables } from '@apollo/client';
import * as ApolloReact from '@apollo/client/react';
/** Account details to save. */
export type AccountInput = {
  /** E-mail; a new one holds once it is confirmed from its own inbox. */
  email: string;
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
  /** True makes it the primary address. The first address always is. */
  primary?: boolean | null | undefined;
  /** Name of one of `states`. */
  state: string;
};

/** A pickup to book. */
export type BookPickupInput = {
  /** One of the saved addresses; this or `pickupAddress`. */
  addressId?: string | null | undefined;
  /** True asks for express delivery. */
  express?: boolean | null | undefined;
  /** Whom to ask for at the door, 3 to 100 characters; the customer when not given. */
  name?: string | null | undefined;
  /** What staff should know; at most 500 characters. */
  note?: string | null | undefined;
  /** Whom to call at the pickup. */
  phone: string;
  /** The whole address in one line: address, city, state - pincode. */
  pickupAddress?: string | null | undefined;
  /** Day of the pickup: today (Asia/Kolkata) up to 60 days ahead. */
  pickupDate: string;
  /** Admins only: book for this user. */
  userId?: string | null | undefined;
};

/** A cloth type to save. */
export type ClothInput = {
  /** Name, 1 to 80 characters. */
  name: string;
  /** Price of one piece, in paise; 0 to ₹1,00,000. */
  price: number;
};

/** A message to the business. */
export type ContactInput = {
  /** Address in one line, 1 to 600 characters. */
  address: string;
  /** E-mail to answer to. */
  email: string;
  /** What to say, 1 to 2000 characters. */
  message: string;
  /** Name, 1 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits. */
  phone: string;
};

/** An employee to save. */
export type EmployeeInput = {
  /** E-mail; unique within the directory. */
  email: string;
  /** Full name, 1 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** A business customer to save, with its one address. */
export type EnterpriseInput = {
  /** Street line, 1 to 300 characters. */
  address: string;
  /** City or town, 1 to 100 characters. */
  city: string;
  /** E-mail that the business signs in with. */
  email: string;
  /** Name of the business, 1 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
  /** PIN code: six digits, the first one not 0. */
  pincode: string;
  /** Name of one of `states`. */
  state: string;
};

/** Feedback to send. */
export type FeedbackInput = {
  /** What to say, 4 to 2000 characters. */
  message: string;
  /** Name, 4 to 100 characters. */
  name: string;
  /** Indian mobile number: ten digits. */
  phone: string;
};

/** How far a mail got. */
export type MailStatus =
  /** Was out of date before it could be sent. */
  | 'DROPPED'
  /** The mail server refused it until we gave up. */
  | 'FAILED'
  /** Waits to be sent, or to be tried again. */
  | 'QUEUED'
  /** The mail server took it. */
  | 'SENT';

/** What a link of a mail does when it is used. */
export type MailedLinkPurpose =
  /** Confirms a new e-mail, with `confirmEmail`. */
  | 'CONFIRM_EMAIL'
  /** Signs in, with `signInWithLink`. */
  | 'SIGN_IN'
  /** Finishes a sign-up and signs in, with `signInWithLink`. */
  | 'SIGN_UP'
  /** Gives the old e-mail back, with `undoEmailChange`. */
  | 'UNDO_EMAIL';

/** What happened to an order. */
export type OrderEventKind =
  /** The pickup was booked. */
  | 'BOOKED'
  /** Its items were recorded or corrected. */
  | 'ITEMS_CHANGED'
  /** Money came in or was given back. */
  | 'PAYMENT'
  /** The pickup was moved to another day. */
  | 'RESCHEDULED'
  /** It moved to another status. */
  | 'STATUS_CHANGED'
  /** Staff tried a delivery code that is not right. */
  | 'WRONG_DELIVERY_CODE';

/** Which orders. Everything given must hold. */
export type OrderFilter = {
  /** Booked on this day or later. */
  createdFrom?: string | null | undefined;
  /** Booked on this day or earlier. */
  createdTo?: string | null | undefined;
  /** Part of the customer's name, phone or e-mail. */
  customer?: string | null | undefined;
  /** In this status. */
  orderStatus?: OrderStatus | null | undefined;
  /** In one of these statuses; at most six. */
  orderStatuses?: Array<OrderStatus> | null | undefined;
  /** Paid as far as this. */
  paymentStatus?: PaymentStatus | null | undefined;
  /** To be picked up on this day. */
  pickupDate?: string | null | undefined;
  /** Part of the displayed six characters, a longer end of the id, or all of it; among the orders of one user any part of the id. Without regard to case. Four digits or more also find the phone of the pickup and of whoever ordered. */
  search?: string | null | undefined;
  /** Orders of this user. */
  userId?: string | null | undefined;
};

/** What a list of orders is sorted by. */
export type OrderSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** The value to compare. */
  field: OrderSortField;
};

/** What a list of orders can be sorted by. */
export type OrderSortField =
  /** When it was booked. */
  | 'CREATED_AT'
  /** What is still to be paid. */
  | 'DUE'
  /** The day of the pickup. */
  | 'PICKUP_DATE'
  /** What it comes to. */
  | 'TOTAL_PRICE';

/** Where an order is in its life. The order of progress is the order of these values. */
export type OrderStatus =
  /** Called off before delivery; the end of its life. */
  | 'CANCELLED'
  /** Handed over; the end of its life, unless staff take it back with a reason. */
  | 'DELIVERED'
  /** On its way back; its customer holds the delivery code. */
  | 'DISPATCHED'
  /** Collected and counted; the bill is known. */
  | 'PICKED'
  /** Being cleaned. */
  | 'PROCESSING'
  /** Booked; nothing has been collected yet. */
  | 'WAITING_FOR_PICKUP';

/** What staff have to do with a passkey before they go on, where they need one. */
export type PasskeyDemand =
  /** Add one, then sign in with it. */
  | 'ADD'
  /** Nothing. */
  | 'NONE'
  /** Sign in with the one that there is. */
  | 'SIGN_IN';

/** How far an order is paid now, and how the money came in. */
export type PaymentInput = {
  /** How the money came in. */
  method?: PaymentMethod | null | undefined;
  /** With PARTIAL: all that has been paid so far with what is entered now, in paise; above 0, at most the total. Equal to the total is paid; less than before takes back the difference. */
  partialAmount?: number | null | undefined;
  /** Number of a receipt or transfer; at most 100 characters. */
  reference?: string | null | undefined;
  /** PAID pays the rest, UNPAID takes back all that was paid, PARTIAL needs `partialAmount`. A bill of nothing is always paid. */
  status: PaymentStatus;
};

/** What an entry of the ledger is. */
export type PaymentKind =
  /** Money that came in online above what was due; not part of what is paid, to be refunded. */
  | 'EXCESS'
  /** Money towards the total; positive. */
  | 'PAYMENT'
  /** Money given back to the customer; negative. */
  | 'REFUND'
  /** Puts right what was entered as paid; negative. */
  | 'REVERSAL'
  /** The charge on top of an online payment; not part of the total. */
  | 'SERVICE_CHARGE';

/** How money came in, or went back. */
export type PaymentMethod =
  /** A transfer to the bank account. */
  | 'BANK_TRANSFER'
  /** A card at the shop or at the door. */
  | 'CARD'
  /** Cash, handed to staff. */
  | 'CASH'
  /** The payment link; told by the provider. */
  | 'ONLINE'
  /** A UPI transfer to the shop. */
  | 'UPI';

/** How far an order is paid. */
export type PaymentStatus =
  /** All of the total has been paid. */
  | 'PAID'
  /** Some of the total has been paid. */
  | 'PARTIAL'
  /** Nothing has been paid. */
  | 'UNPAID';

/** Clothes of one type, as counted at a pickup. */
export type PickupItemInput = {
  /** The cloth type; one of `cloths`. May be left out where `id` names an item of the order: it stays of its own cloth type, or of none when that was removed. */
  clothId?: string | null | undefined;
  /** The item of the order that this line puts right, when items are updated: it keeps its name and, unless given, its price. Without it the next item of the same cloth type is meant. */
  id?: string | null | undefined;
  /** Price of one piece in paise, 0 to ₹1,00,000. Without it an item that is on the order keeps its own; for a new one the customer's price list counts, else the catalogue. */
  price?: number | null | undefined;
  /** Number of pieces, 1 to 999. */
  quantity: number;
};

/** One row of a price list. */
export type PriceListItemInput = {
  /** Price of one piece, in paise; above 0, at most ₹1,00,000. */
  price: number;
  /** Name of a cloth type of the catalogue, without regard to case. */
  type: string;
};

/** Money that goes back to the customer. */
export type RefundInput = {
  /** How much, in paise: 1 up to `refundable` of the order. */
  amount: number;
  /** How the money goes back. */
  method: PaymentMethod;
  /** Why; at most 300 characters, kept in ledger and timeline, and told to the customer. */
  reason: string;
};

/** Who signs up. */
export type RegisterInput = {
  /** E-mail that gets the code. */
  email: string;
  /** Full name, at most 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** What an account may do. Nothing that a client sends can set it. */
export type Role =
  /** Staff: sees and runs everything. */
  | 'ADMIN'
  /** Books pickups for itself; every account unless told otherwise. */
  | 'CUSTOMER'
  /** A business customer with a price list of its own, created by admins. */
  | 'ENTERPRISE';

/** What is known of a new customer beside the e-mail. */
export type SignUpDetailsInput = {
  /** Full name, at most 100 characters. */
  name: string;
  /** Indian mobile number: ten digits; +91, spaces and dashes are removed. */
  phone: string;
};

/** Which end a sorted list begins with. */
export type SortDirection =
  /** The least, or the oldest, first. */
  | 'ASC'
  /** The most, or the newest, first. */
  | 'DESC';

/** Which users. Everything given must hold. */
export type UserFilter = {
  /** With this role. */
  role?: Role | null | undefined;
  /** Part of name, phone, e-mail or an address, without regard to case. */
  search?: string | null | undefined;
};

/** A one-time code and the e-mail that it was sent to. */
export type VerifyInput = {
  /** E-mail that got the code. */
  email: string;
  /** The four digits. */
  otp: string;
};

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, role: Role, name: string, phone: string | null, email: string, pendingEmail: string | null, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } };

export type AccountTab_UserFragment = { id: string, role: Role, name: string, phone: string | null, email: string, pendingEmail: string | null, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { message: string } };

export type EditAccountDialog_UserFragment = { id: string, name: string, phone: string | null, email: string, version: number };

export type UpdateAccountMutationVariables = Exact<{
  version: number;
  input: AccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { message: string, user: { id: string, name: string, phone: string | null, email: string, pendingEmail: string | null, role: Role, version: number } } };

export type ProfileCard_UserFragment = { id: string, name: string, phone: string | null, email: string, pendingEmail: string | null, version: number };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { message: string } };

export type AddressCard_AddressFragment = { id: string, address: string, city: string, state: string, pincode: string };

export type AddressDialog_UserFragment = { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string }> };

export type AddressDialog_AddressFragment = { id: string, address: string, city: string, state: string, pincode: string, version: number };

export type AddAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddAddressMutation = { addAddress: { message: string, address: { id: string, address: string, city: string, state: string, pincode: string, version: number }, user: { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type UpdateAddressMutationVariables = Exact<{
  id: string;
  version: number;
  input: AddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { message: string, address: { id: string, address: string, city: string, state: string, pincode: string, version: number }, user: { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type AddressFields_UserFragment = { name: string, phone: string | null, email: string };

export type DeleteAddressDialog_AddressFragment = { id: string };

export type DeleteAddressMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAddressMutation = { deleteAddress: { message: string, user: { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type SavedAddresses_UserFragment = { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> };

export type StatesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesQuery = { states: Array<{ id: string, name: string }> };

export type UsePrimaryAddress_AddressFragment = { id: string, primary: boolean };

export type SetPrimaryAddressMutationVariables = Exact<{
  id: string;
}>;


export type SetPrimaryAddressMutation = { setPrimaryAddress: { message: string, user: { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, version: number, primary: boolean }> } } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: string };

export type SignInWithPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string, phone: string | null, role: Role } } };

export type LoginMutationVariables = Exact<{
  email: string;
}>;


export type LoginMutation = { login: { message: string } };

export type VerifyLoginMutationVariables = Exact<{
  input: VerifyInput;
}>;


export type VerifyLoginMutation = { verifyLogin: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string, phone: string | null, role: Role } } };

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


export type SignInWithSocialMutation = { signInWithSocial: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string, phone: string | null, role: Role } } };

export type MailedLinkQueryVariables = Exact<{
  token: string;
}>;


export type MailedLinkQuery = { mailedLink: { purpose: MailedLinkPurpose, account: string, newEmail: string | null, own: boolean, needsDetails: boolean } | null };

export type MailedLink_LinkFragment = { purpose: MailedLinkPurpose, account: string, newEmail: string | null, own: boolean, needsDetails: boolean };

export type SignInWithLinkMutationVariables = Exact<{
  token: string;
  details?: SignUpDetailsInput | null | undefined;
}>;


export type SignInWithLinkMutation = { signInWithLink: { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string, phone: string | null, role: Role } } };

export type ProofWayQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofWayQuery = { accountSecurity: { sessions: Array<{ id: string, current: boolean, byPasskey: boolean }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string } };

export type SessionUser_UserFragment = { id: string, name: string, email: string, phone: string | null, role: Role };

export type UseSignedIn_PayloadFragment = { message: string, token: string, passkeyWanted: boolean, userDetails: { id: string, name: string, email: string, phone: string | null, role: Role } };

export type StaffClothQueryVariables = Exact<{
  id: string;
}>;


export type StaffClothQuery = { cloth: { id: string, name: string, price: number, version: number } };

export type ClothForm_ClothFragment = { id: string, name: string, price: number, version: number };

export type CreateClothMutationVariables = Exact<{
  input: ClothInput;
}>;


export type CreateClothMutation = { createCloth: { message: string, cloth: { id: string, name: string, price: number, version: number } } };

export type UpdateClothMutationVariables = Exact<{
  id: string;
  version: number;
  input: ClothInput;
}>;


export type UpdateClothMutation = { updateCloth: { message: string, cloth: { id: string, name: string, price: number, version: number } } };

export type ClothPrices_ClothFragment = { id: string, name: string, price: number };

export type StaffClothsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffClothsQuery = { cloths: Array<{ id: string, name: string, price: number, version: number }> };

export type ClothsCard_ClothFragment = { id: string, name: string, price: number, version: number };

export type DeleteClothDialog_ClothFragment = { id: string, name: string };

export type DeleteClothMutationVariables = Exact<{
  id: string;
}>;


export type DeleteClothMutation = { deleteCloth: { message: string } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { message: string } };

export type DashboardCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCardsQuery = { dashboard: { ordersToday: number, waitingForPickup: number, waitingForDelivery: number } };

export type DayCharts_FiguresFragment = { date: string, orders: number, takings: number };

export type DayFiguresQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type DayFiguresQuery = { dailyFigures: Array<{ date: string, orders: number, takings: number }> };

export type DayFiguresTable_FiguresFragment = { date: string, orders: number, takings: number };

export type OrdersPrint_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, totalPrice: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, user: { id: string, name: string } };

export type RecentOrderCard_OrderFragment = { pickupDate: string, itemCount: number, totalPrice: number, shortId: string, createdAt: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, id: string, version: number, user: { id: string, name: string } };

export type RecentOrdersQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type RecentOrdersQuery = { orders: { nodes: Array<{ id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, totalPrice: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, version: number, user: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean } } };

export type RecentOrders_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, totalPrice: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, version: number, user: { id: string, name: string } };

export type DeleteEmployeeDialog_EmployeeFragment = { id: string, name: string };

export type DeleteEmployeeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmployeeMutation = { deleteEmployee: { message: string } };

export type EmployeeCard_EmployeeFragment = { id: string, name: string, phone: string, email: string };

export type EmployeeDialogs_EmployeeFragment = { id: string, name: string, phone: string, email: string, version: number };

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


export type EmployeesQuery = { employees: { nodes: Array<{ id: string, name: string, phone: string, email: string, version: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EmployeesPage_EmployeeFragment = { id: string, name: string, phone: string, email: string, version: number };

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

export type EnterpriseForm_UserFragment = { id: string, name: string, phone: string | null, email: string, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type CreateEnterpriseMutationVariables = Exact<{
  input: EnterpriseInput;
}>;


export type CreateEnterpriseMutation = { createEnterprise: { message: string } };

export type UpdateEnterpriseMutationVariables = Exact<{
  id: string;
  version: number;
  input: EnterpriseInput;
}>;


export type UpdateEnterpriseMutation = { updateEnterprise: { message: string, enterprise: { id: string, name: string, phone: string | null, email: string, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } } };

export type MyPriceListQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPriceListQuery = { myPriceList: { customerId: string, items: Array<{ clothId: string, type: string, price: number }> } };

export type PriceListEditor_PriceListFragment = { customerId: string, version: number, items: Array<{ clothId: string, type: string, price: number }> };

export type SavePriceListMutationVariables = Exact<{
  customerId: string;
  version: number;
  items: Array<PriceListItemInput> | PriceListItemInput;
}>;


export type SavePriceListMutation = { savePriceList: { message: string, priceList: { customerId: string, version: number, items: Array<{ clothId: string, type: string, price: number }> } } };

export type SendFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


export type SendFeedbackMutation = { sendFeedback: { message: string } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { cloths: Array<{ id: string, name: string, price: number }> };

export type ServicesSection_ClothFragment = { id: string, name: string, price: number };

export type OrderAmount_OrderFragment = { itemCount: number };

export type OrderTimeline_OrderFragment = { id: string, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }> };

export type OrderStatusChip_OrderFragment = { orderStatus: OrderStatus };

export type PaymentStatusChip_OrderFragment = { itemCount: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus };

export type BookPickupUserQueryVariables = Exact<{ [key: string]: never; }>;


export type BookPickupUserQuery = { me: { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } };

export type BookPickupForm_UserFragment = { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type BookingAddressField_UserFragment = { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type BookingConfirmedDialog_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, pickupAddress: string, orderStatus: OrderStatus };

export type BookingConfirmedPlain_OrderFragment = { shortId: string, pickupDate: string, pickupAddress: string };

export type BookingFields_UserFragment = { id: string, name: string, phone: string | null, email: string, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type UseBookPickup_UserFragment = { addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string }> };

export type BookPickupMutationVariables = Exact<{
  input: BookPickupInput;
  idempotencyKey: string;
}>;


export type BookPickupMutation = { bookPickup: { message: string, booking: { id: string, shortId: string, createdAt: string, pickupDate: string, pickupAddress: string, orderStatus: OrderStatus } } };

export type DuplicateBookingQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type DuplicateBookingQuery = { myOrders: { nodes: Array<{ id: string, shortId: string, pickupAddress: string }> } };

export type CancelOrderButton_OrderFragment = { refundable: number, id: string, version: number, pickupDate: string, orderStatus: OrderStatus };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string, order: { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, note: string | null, version: number, paymentLink: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, timeline: Array<{ id: string, at: string, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }> } } };

export type OrderDetails_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, refundable: number, express: boolean, note: string | null, paymentLink: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, timeline: Array<{ id: string, at: string, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }> };

export type OrderDetailsQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailsQuery = { order: { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, note: string | null, version: number, paymentLink: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, timeline: Array<{ id: string, at: string, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }> } };

export type OrderDetailsDialog_OrderFragment = { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, note: string | null, version: number, paymentLink: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, timeline: Array<{ id: string, at: string, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }> };

export type OrderItemsTable_OrderFragment = { totalPrice: number, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }> };

export type OrderProgress_OrderFragment = { orderStatus: OrderStatus, pickupDate: string, deliveryDate: string | null, timeline: Array<{ id: string, at: string, to: OrderStatus | null }> };

export type PayNow_OrderFragment = { paymentStatus: PaymentStatus, paymentLink: string | null, due: number, serviceCharge: number };

export type RescheduleButton_OrderFragment = { id: string, version: number, pickupDate: string, orderStatus: OrderStatus };

export type RescheduleOrderMutationVariables = Exact<{
  id: string;
  version: number;
  pickupDate: string;
}>;


export type RescheduleOrderMutation = { rescheduleOrder: { message: string, order: { id: string, shortId: string, refundable: number, createdAt: string, pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, deliveryOTP: string | null, orderStatus: OrderStatus, paymentStatus: PaymentStatus, itemCount: number, totalPrice: number, serviceCharge: number, paidAmount: number, due: number, express: boolean, note: string | null, version: number, paymentLink: string | null, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }>, timeline: Array<{ id: string, at: string, to: OrderStatus | null, kind: OrderEventKind, from: OrderStatus | null, reason: string | null, byName: string | null }> } } };

export type WaitingOrder_OrderFragment = { id: string, version: number, pickupDate: string, orderStatus: OrderStatus };

export type OrderHistory_OrderFragment = { id: string, shortId: string, createdAt: string, orderStatus: OrderStatus };

export type MyOrderCards_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus };

export type MyOrderTable_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus };

export type OrderTotal_OrderFragment = { totalPrice: number, serviceCharge: number };

export type MyOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { nodes: Array<{ id: string, shortId: string, createdAt: string, pickupDate: string, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UseMyOrderList_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, deliveryDate: string | null, itemCount: number, orderStatus: OrderStatus, totalPrice: number, serviceCharge: number, paymentStatus: PaymentStatus };

export type DeliverOrderMutationVariables = Exact<{
  id: string;
  version: number;
  deliveryOTP?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type DeliverOrderMutation = { deliverOrder: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type DueReminder_OrderFragment = { orderStatus: OrderStatus, due: number };

export type NextSteps_OrderFragment = { orderStatus: OrderStatus, nextStatuses: Array<OrderStatus> };

export type OrderActions_OrderFragment = { id: string, orderStatus: OrderStatus, nextStatuses: Array<OrderStatus>, refundable: number };

export type MoveOrderMutationVariables = Exact<{
  id: string;
  version: number;
  to: OrderStatus;
  reason?: string | null | undefined;
}>;


export type MoveOrderMutation = { moveOrder: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type CancelOrderWithReasonMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type CancelOrderWithReasonMutation = { cancelOrder: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type OrderContent_OrderFragment = { id: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, due: number, createdAt: string, totalPrice: number, express: boolean, note: string | null, version: number, paidAmount: number, paymentStatus: PaymentStatus, paymentLink: string | null, shortId: string, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }>, user: { id: string, role: Role, name: string } };

export type OrderDialogQueryVariables = Exact<{
  id: string;
}>;


export type OrderDialogQuery = { order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } };

export type OrderDialog_OrderFragment = { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> };

export type OrderInformation_OrderFragment = { createdAt: string, totalPrice: number, express: boolean, note: string | null, itemCount: number, orderStatus: OrderStatus };

export type PaymentInformation_OrderFragment = { orderStatus: OrderStatus, paymentStatus: PaymentStatus, paidAmount: number, due: number, refundable: number, paymentLink: string | null, itemCount: number };

export type DeliveryInformation_OrderFragment = { pickupDate: string, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null };

export type OrderItems_OrderFragment = { itemCount: number, totalPrice: number, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number }> };

export type OrderMailsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderMailsQuery = { orderMails: Array<{ id: string, subject: string, to: string, status: MailStatus, createdAt: string, sentAt: string | null, outdated: boolean }> };

export type ResendMailMutationVariables = Exact<{
  id: string;
}>;


export type ResendMailMutation = { resendMail: { message: string } };

export type OrderPayments_OrderFragment = { payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> };

export type PaymentPart_OrderFragment = { orderStatus: OrderStatus, itemCount: number, refundable: number, id: string, version: number, paymentStatus: PaymentStatus, totalPrice: number, paidAmount: number, due: number, paymentLink: string | null, shortId: string, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }>, user: { id: string, name: string } };

export type OrderCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type OrderCustomersQuery = { orderCustomers: Array<{ id: string, name: string, phone: string | null }> };

export type OrderCustomerNameQueryVariables = Exact<{
  id: string;
}>;


export type OrderCustomerNameQuery = { user: { id: string, name: string, phone: string | null } };

export type OrderCard_OrderFragment = { pickupDate: string, itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, shortId: string, createdAt: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, id: string, version: number, user: { id: string, name: string } };

export type OrderRowCard_OrderFragment = { shortId: string, createdAt: string, orderStatus: OrderStatus, itemCount: number, paymentStatus: PaymentStatus, id: string, version: number, user: { id: string, name: string } };

export type OrderTotals_TotalsFragment = { count: number, cancelled: number, totalPrice: number, paidAmount: number, due: number, toRefund: number };

export type OrdersPageQueryVariables = Exact<{
  filter: OrderFilter;
  sort: OrderSort;
  first: number;
  after?: string | null | undefined;
}>;


export type OrdersPageQuery = { orders: { nodes: Array<{ id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, version: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, user: { id: string, name: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OrderTotalsQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type OrderTotalsQuery = { orderTotals: { count: number, cancelled: number, totalPrice: number, paidAmount: number, due: number, toRefund: number } };

export type OrdersPage_OrderFragment = { id: string, shortId: string, createdAt: string, pickupDate: string, itemCount: number, totalPrice: number, paidAmount: number, due: number, express: boolean, version: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, user: { id: string, name: string } };

export type PaymentCell_OrderFragment = { id: string, shortId: string, version: number, orderStatus: OrderStatus, paymentStatus: PaymentStatus, totalPrice: number, paidAmount: number, due: number, itemCount: number };

export type StepButton_OrderFragment = { id: string, shortId: string, version: number, orderStatus: OrderStatus };

export type PaymentForm_OrderFragment = { id: string, version: number, paymentStatus: PaymentStatus, totalPrice: number, paidAmount: number, due: number };

export type RefundForm_OrderFragment = { id: string, version: number, refundable: number, shortId: string, user: { id: string, name: string } };

export type RefundQuestion_OrderFragment = { shortId: string, user: { id: string, name: string } };

export type UpdatePaymentMutationVariables = Exact<{
  orderId: string;
  version: number;
  input: PaymentInput;
  key: string;
}>;


export type UpdatePaymentMutation = { updatePayment: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type RefundPaymentMutationVariables = Exact<{
  orderId: string;
  version: number;
  input: RefundInput;
  key: string;
}>;


export type RefundPaymentMutation = { refundPayment: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type RecordPickupForm_OrderFragment = { refundable: number, id: string, version: number, orderStatus: OrderStatus, paidAmount: number, user: { id: string, role: Role }, items: Array<{ id: string, clothId: string | null, name: string, quantity: number, price: number }> };

export type UseClothOffers_OrderFragment = { user: { id: string, role: Role } };

export type UsePickupForm_OrderFragment = { id: string, version: number, orderStatus: OrderStatus, paidAmount: number, items: Array<{ id: string, clothId: string | null, name: string, quantity: number, price: number }> };

export type RecordPickupMutationVariables = Exact<{
  id: string;
  version: number;
  items: Array<PickupItemInput> | PickupItemInput;
}>;


export type RecordPickupMutation = { recordPickup: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type UpdateOrderItemsMutationVariables = Exact<{
  id: string;
  version: number;
  items: Array<PickupItemInput> | PickupItemInput;
  refund?: RefundInput | null | undefined;
}>;


export type UpdateOrderItemsMutation = { updateOrderItems: { message: string, order: { id: string, shortId: string, orderStatus: OrderStatus, itemCount: number, refundable: number, nextStatuses: Array<OrderStatus>, paymentStatus: PaymentStatus, createdAt: string, pickupDate: string, totalPrice: number, paidAmount: number, due: number, express: boolean, pickupName: string | null, pickupPhoneNumber: string, pickupAddress: string, deliveryDate: string | null, note: string | null, version: number, paymentLink: string | null, user: { id: string, name: string, phone: string | null, role: Role }, items: Array<{ id: string, name: string, quantity: number, price: number, amount: number, clothId: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, byName: string | null }>, payments: Array<{ id: string, amount: number, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, reason: string | null, byName: string | null, createdAt: string }> } } };

export type UseOrderChange_OrderFragment = { id: string, version: number, orderStatus: OrderStatus, totalPrice: number, paidAmount: number, paymentStatus: PaymentStatus };

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

export type CustomerCard_UserFragment = { id: string, name: string, phone: string | null, email: string, role: Role, balance: number, addresses: Array<{ id: string, address: string, city: string, state: string }> };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { user: { id: string, role: Role, name: string, phone: string | null, email: string, balance: number, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> } };

export type CustomerDialogs_UserFragment = { id: string, role: Role, name: string, phone: string | null, email: string, balance: number, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type CustomerViewDialog_UserFragment = { id: string, name: string, phone: string | null, email: string, balance: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type CustomersQueryVariables = Exact<{
  filter: UserFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { users: { nodes: Array<{ id: string, name: string, phone: string | null, email: string, role: Role, balance: number, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CustomersPage_UserFragment = { id: string, name: string, phone: string | null, email: string, role: Role, balance: number, version: number, addresses: Array<{ id: string, address: string, city: string, state: string, pincode: string, primary: boolean }> };

export type SignOutDialog_UserFragment = { id: string, name: string };

export type SignOutUserMutationVariables = Exact<{
  id: string;
}>;


export type SignOutUserMutation = { signOutUser: { message: string } };

const AccountTab_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountTab_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddresses_user"}}]}};
const EditAccountDialog_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditAccountDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const ProfileCard_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditAccountDialog_user"}}]}};
const AddressCard_AddressDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressCard_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}}]}};
const AddressDialog_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressFields_user"}}]}};
const AddressDialog_AddressDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressDialog_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const AddressFields_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressFields_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}};
const DeleteAddressDialog_AddressDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteAddressDialog_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}};
const SavedAddresses_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAddresses_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressCard_address"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDialog_address"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteAddressDialog_address"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"usePrimaryAddress_address"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDialog_user"}}]}};
const UsePrimaryAddress_AddressDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"usePrimaryAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}}]}};
const MailedLink_LinkDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailedLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailedLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"needsDetails"}}]}};
const SessionUser_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}};
const UseSignedIn_PayloadDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"useSignedIn_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyWanted"}},{"kind":"Field","name":{"kind":"Name","value":"userDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser_user"}}]}}]}};
const ClothForm_ClothDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClothForm_cloth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cloth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const ClothPrices_ClothDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClothPrices_cloth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cloth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}};
const ClothsCard_ClothDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClothsCard_cloth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cloth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothForm_cloth"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteClothDialog_cloth"}}]}};
const DeleteClothDialog_ClothDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteClothDialog_cloth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cloth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}};
const DayCharts_FiguresDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayCharts_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}}]}};
const DayFiguresTable_FiguresDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayFiguresTable_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}}]}};
const OrdersPrint_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersPrint_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const RecentOrderCard_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrderCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRowCard_order"}}]}};
const RecentOrders_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrders_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersPrint_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrderCard_order"}}]}};
const DeleteEmployeeDialog_EmployeeDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}};
const EmployeeCard_EmployeeDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeCard_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}};
const EmployeeDialogs_EmployeeDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeDialogs_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteEmployeeDialog_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeForm_employee"}}]}};
const EmployeeForm_EmployeeDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeForm_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const EmployeesPage_EmployeeDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeesPage_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeCard_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeDialogs_employee"}}]}};
const DeleteEnterpriseDialog_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteEnterpriseDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}};
const EnterpriseAmountDialog_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnterpriseAmountDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}};
const EnterpriseForm_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnterpriseForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}}]}}]}};
const PriceListEditor_PriceListDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListEditor_priceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clothId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}};
const ServicesSection_ClothDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServicesSection_cloth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cloth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothPrices_cloth"}}]}};
const OrderAmount_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}};
const OrderTimeline_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}}]}}]}};
const OrderStatusChip_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatusChip_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}}]}};
const PaymentStatusChip_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentStatusChip_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}};
const BookPickupForm_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookPickupForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingFields_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useBookPickup_user"}}]}};
const BookingAddressField_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingAddressField_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDialog_user"}}]}};
const BookingConfirmedDialog_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingConfirmedDialog_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}}]}};
const BookingConfirmedPlain_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingConfirmedPlain_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}}]}};
const BookingFields_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingFields_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingAddressField_user"}}]}};
const UseBookPickup_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"useBookPickup_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}}]}}]}};
const CancelOrderButton_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelOrderButton_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"waitingOrder_order"}}]}};
const OrderDetails_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetails_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"pickupName"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPhoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOTP"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"express"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderItemsTable_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayNow_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}}]}};
const OrderDetailsDialog_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetailsDialog_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelOrderButton_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetails_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RescheduleButton_order"}}]}};
const OrderItemsTable_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderItemsTable_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
const OrderProgress_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}};
const PayNow_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayNow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLink"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}}]}};
const RescheduleButton_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RescheduleButton_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"waitingOrder_order"}}]}};
const WaitingOrder_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"waitingOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}}]}};
const OrderHistory_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistory_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}}]}};
const MyOrderCards_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrderCards_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTotal_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}}]}};
const MyOrderTable_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrderTable_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTotal_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}}]}};
const OrderTotal_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTotal_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCharge"}}]}};
const UseMyOrderList_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"useMyOrderList_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrderCards_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrderTable_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHistory_order"}}]}};
const DueReminder_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueReminder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}};
const NextSteps_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}}]}};
const OrderActions_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextSteps_order"}}]}};
const OrderContent_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderContent_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryInformation_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueReminder_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderInformation_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderItems_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentPart_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordPickupForm_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useOrderChange_order"}}]}};
const OrderDialog_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDialog_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderContent_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersPage_order"}}]}};
const OrderInformation_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderInformation_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"express"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}}]}};
const PaymentInformation_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentInformation_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLink"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}}]}};
const DeliveryInformation_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryInformation_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"pickupName"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPhoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}}]}};
const OrderItems_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderItems_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
const OrderPayments_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayments_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}};
const PaymentPart_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPart_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayments_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentForm_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentInformation_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundForm_order"}}]}};
const OrderCard_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"express"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRowCard_order"}}]}};
const OrderRowCard_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRowCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepButton_order"}}]}};
const OrderTotals_TotalsDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTotals_totals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"toRefund"}}]}};
const OrdersPage_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"express"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentCell_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepButton_order"}}]}};
const PaymentCell_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentCell_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentStatusChip_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useOrderChange_order"}}]}};
const StepButton_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepButton_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}}]}};
const PaymentForm_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentForm_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}};
const RefundForm_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundForm_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundQuestion_order"}}]}};
const RefundQuestion_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundQuestion_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const RecordPickupForm_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordPickupForm_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useClothOffers_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"usePickupForm_order"}}]}};
const UseClothOffers_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"useClothOffers_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}};
const UsePickupForm_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"usePickupForm_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clothId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}};
const UseOrderChange_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"useOrderChange_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}};
const Passkeys_PasskeyDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passkeys_passkey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenamePasskeyDialog_passkey"}}]}};
const RenamePasskeyDialog_PasskeyDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RenamePasskeyDialog_passkey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}};
const Sessions_SessionDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sessions_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"byPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}};
const CustomerCard_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}};
const CustomerDialogs_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerDialogs_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerViewDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteEnterpriseDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnterpriseAmountDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnterpriseForm_user"}}]}};
const CustomerViewDialog_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerViewDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignOutDialog_user"}}]}};
const CustomersPage_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomersPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerDialogs_user"}}]}};
const SignOutDialog_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignOutDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}};
export const AccountTab_UserFragmentDoc = {"kind":"Document","definitions":[AccountTab_UserDefinition,ProfileCard_UserDefinition,EditAccountDialog_UserDefinition,SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<AccountTab_UserFragment, unknown>;
export const EditAccountDialog_UserFragmentDoc = {"kind":"Document","definitions":[EditAccountDialog_UserDefinition]} as unknown as DocumentNode<EditAccountDialog_UserFragment, unknown>;
export const ProfileCard_UserFragmentDoc = {"kind":"Document","definitions":[ProfileCard_UserDefinition,EditAccountDialog_UserDefinition]} as unknown as DocumentNode<ProfileCard_UserFragment, unknown>;
export const AddressCard_AddressFragmentDoc = {"kind":"Document","definitions":[AddressCard_AddressDefinition]} as unknown as DocumentNode<AddressCard_AddressFragment, unknown>;
export const AddressDialog_UserFragmentDoc = {"kind":"Document","definitions":[AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<AddressDialog_UserFragment, unknown>;
export const AddressDialog_AddressFragmentDoc = {"kind":"Document","definitions":[AddressDialog_AddressDefinition]} as unknown as DocumentNode<AddressDialog_AddressFragment, unknown>;
export const AddressFields_UserFragmentDoc = {"kind":"Document","definitions":[AddressFields_UserDefinition]} as unknown as DocumentNode<AddressFields_UserFragment, unknown>;
export const DeleteAddressDialog_AddressFragmentDoc = {"kind":"Document","definitions":[DeleteAddressDialog_AddressDefinition]} as unknown as DocumentNode<DeleteAddressDialog_AddressFragment, unknown>;
export const SavedAddresses_UserFragmentDoc = {"kind":"Document","definitions":[SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<SavedAddresses_UserFragment, unknown>;
export const UsePrimaryAddress_AddressFragmentDoc = {"kind":"Document","definitions":[UsePrimaryAddress_AddressDefinition]} as unknown as DocumentNode<UsePrimaryAddress_AddressFragment, unknown>;
export const MailedLink_LinkFragmentDoc = {"kind":"Document","definitions":[MailedLink_LinkDefinition]} as unknown as DocumentNode<MailedLink_LinkFragment, unknown>;
export const SessionUser_UserFragmentDoc = {"kind":"Document","definitions":[SessionUser_UserDefinition]} as unknown as DocumentNode<SessionUser_UserFragment, unknown>;
export const UseSignedIn_PayloadFragmentDoc = {"kind":"Document","definitions":[UseSignedIn_PayloadDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<UseSignedIn_PayloadFragment, unknown>;
export const ClothForm_ClothFragmentDoc = {"kind":"Document","definitions":[ClothForm_ClothDefinition]} as unknown as DocumentNode<ClothForm_ClothFragment, unknown>;
export const ClothPrices_ClothFragmentDoc = {"kind":"Document","definitions":[ClothPrices_ClothDefinition]} as unknown as DocumentNode<ClothPrices_ClothFragment, unknown>;
export const ClothsCard_ClothFragmentDoc = {"kind":"Document","definitions":[ClothsCard_ClothDefinition,ClothForm_ClothDefinition,DeleteClothDialog_ClothDefinition]} as unknown as DocumentNode<ClothsCard_ClothFragment, unknown>;
export const DeleteClothDialog_ClothFragmentDoc = {"kind":"Document","definitions":[DeleteClothDialog_ClothDefinition]} as unknown as DocumentNode<DeleteClothDialog_ClothFragment, unknown>;
export const DayCharts_FiguresFragmentDoc = {"kind":"Document","definitions":[DayCharts_FiguresDefinition]} as unknown as DocumentNode<DayCharts_FiguresFragment, unknown>;
export const DayFiguresTable_FiguresFragmentDoc = {"kind":"Document","definitions":[DayFiguresTable_FiguresDefinition]} as unknown as DocumentNode<DayFiguresTable_FiguresFragment, unknown>;
export const OrdersPrint_OrderFragmentDoc = {"kind":"Document","definitions":[OrdersPrint_OrderDefinition]} as unknown as DocumentNode<OrdersPrint_OrderFragment, unknown>;
export const RecentOrderCard_OrderFragmentDoc = {"kind":"Document","definitions":[RecentOrderCard_OrderDefinition,OrderAmount_OrderDefinition,OrderRowCard_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<RecentOrderCard_OrderFragment, unknown>;
export const RecentOrders_OrderFragmentDoc = {"kind":"Document","definitions":[RecentOrders_OrderDefinition,OrderAmount_OrderDefinition,OrdersPrint_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,RecentOrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<RecentOrders_OrderFragment, unknown>;
export const DeleteEmployeeDialog_EmployeeFragmentDoc = {"kind":"Document","definitions":[DeleteEmployeeDialog_EmployeeDefinition]} as unknown as DocumentNode<DeleteEmployeeDialog_EmployeeFragment, unknown>;
export const EmployeeCard_EmployeeFragmentDoc = {"kind":"Document","definitions":[EmployeeCard_EmployeeDefinition]} as unknown as DocumentNode<EmployeeCard_EmployeeFragment, unknown>;
export const EmployeeDialogs_EmployeeFragmentDoc = {"kind":"Document","definitions":[EmployeeDialogs_EmployeeDefinition,DeleteEmployeeDialog_EmployeeDefinition,EmployeeForm_EmployeeDefinition]} as unknown as DocumentNode<EmployeeDialogs_EmployeeFragment, unknown>;
export const EmployeeForm_EmployeeFragmentDoc = {"kind":"Document","definitions":[EmployeeForm_EmployeeDefinition]} as unknown as DocumentNode<EmployeeForm_EmployeeFragment, unknown>;
export const EmployeesPage_EmployeeFragmentDoc = {"kind":"Document","definitions":[EmployeesPage_EmployeeDefinition,EmployeeCard_EmployeeDefinition,EmployeeDialogs_EmployeeDefinition,DeleteEmployeeDialog_EmployeeDefinition,EmployeeForm_EmployeeDefinition]} as unknown as DocumentNode<EmployeesPage_EmployeeFragment, unknown>;
export const DeleteEnterpriseDialog_UserFragmentDoc = {"kind":"Document","definitions":[DeleteEnterpriseDialog_UserDefinition]} as unknown as DocumentNode<DeleteEnterpriseDialog_UserFragment, unknown>;
export const EnterpriseAmountDialog_UserFragmentDoc = {"kind":"Document","definitions":[EnterpriseAmountDialog_UserDefinition]} as unknown as DocumentNode<EnterpriseAmountDialog_UserFragment, unknown>;
export const EnterpriseForm_UserFragmentDoc = {"kind":"Document","definitions":[EnterpriseForm_UserDefinition]} as unknown as DocumentNode<EnterpriseForm_UserFragment, unknown>;
export const PriceListEditor_PriceListFragmentDoc = {"kind":"Document","definitions":[PriceListEditor_PriceListDefinition]} as unknown as DocumentNode<PriceListEditor_PriceListFragment, unknown>;
export const ServicesSection_ClothFragmentDoc = {"kind":"Document","definitions":[ServicesSection_ClothDefinition,ClothPrices_ClothDefinition]} as unknown as DocumentNode<ServicesSection_ClothFragment, unknown>;
export const OrderAmount_OrderFragmentDoc = {"kind":"Document","definitions":[OrderAmount_OrderDefinition]} as unknown as DocumentNode<OrderAmount_OrderFragment, unknown>;
export const OrderTimeline_OrderFragmentDoc = {"kind":"Document","definitions":[OrderTimeline_OrderDefinition]} as unknown as DocumentNode<OrderTimeline_OrderFragment, unknown>;
export const OrderStatusChip_OrderFragmentDoc = {"kind":"Document","definitions":[OrderStatusChip_OrderDefinition]} as unknown as DocumentNode<OrderStatusChip_OrderFragment, unknown>;
export const PaymentStatusChip_OrderFragmentDoc = {"kind":"Document","definitions":[PaymentStatusChip_OrderDefinition]} as unknown as DocumentNode<PaymentStatusChip_OrderFragment, unknown>;
export const BookPickupForm_UserFragmentDoc = {"kind":"Document","definitions":[BookPickupForm_UserDefinition,BookingFields_UserDefinition,BookingAddressField_UserDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition,UseBookPickup_UserDefinition]} as unknown as DocumentNode<BookPickupForm_UserFragment, unknown>;
export const BookingAddressField_UserFragmentDoc = {"kind":"Document","definitions":[BookingAddressField_UserDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<BookingAddressField_UserFragment, unknown>;
export const BookingConfirmedDialog_OrderFragmentDoc = {"kind":"Document","definitions":[BookingConfirmedDialog_OrderDefinition,OrderStatusChip_OrderDefinition]} as unknown as DocumentNode<BookingConfirmedDialog_OrderFragment, unknown>;
export const BookingConfirmedPlain_OrderFragmentDoc = {"kind":"Document","definitions":[BookingConfirmedPlain_OrderDefinition]} as unknown as DocumentNode<BookingConfirmedPlain_OrderFragment, unknown>;
export const BookingFields_UserFragmentDoc = {"kind":"Document","definitions":[BookingFields_UserDefinition,BookingAddressField_UserDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<BookingFields_UserFragment, unknown>;
export const UseBookPickup_UserFragmentDoc = {"kind":"Document","definitions":[UseBookPickup_UserDefinition]} as unknown as DocumentNode<UseBookPickup_UserFragment, unknown>;
export const CancelOrderButton_OrderFragmentDoc = {"kind":"Document","definitions":[CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition]} as unknown as DocumentNode<CancelOrderButton_OrderFragment, unknown>;
export const OrderDetails_OrderFragmentDoc = {"kind":"Document","definitions":[OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition]} as unknown as DocumentNode<OrderDetails_OrderFragment, unknown>;
export const OrderDetailsDialog_OrderFragmentDoc = {"kind":"Document","definitions":[OrderDetailsDialog_OrderDefinition,CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition,OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition,RescheduleButton_OrderDefinition]} as unknown as DocumentNode<OrderDetailsDialog_OrderFragment, unknown>;
export const OrderItemsTable_OrderFragmentDoc = {"kind":"Document","definitions":[OrderItemsTable_OrderDefinition]} as unknown as DocumentNode<OrderItemsTable_OrderFragment, unknown>;
export const OrderProgress_OrderFragmentDoc = {"kind":"Document","definitions":[OrderProgress_OrderDefinition]} as unknown as DocumentNode<OrderProgress_OrderFragment, unknown>;
export const PayNow_OrderFragmentDoc = {"kind":"Document","definitions":[PayNow_OrderDefinition]} as unknown as DocumentNode<PayNow_OrderFragment, unknown>;
export const RescheduleButton_OrderFragmentDoc = {"kind":"Document","definitions":[RescheduleButton_OrderDefinition,WaitingOrder_OrderDefinition]} as unknown as DocumentNode<RescheduleButton_OrderFragment, unknown>;
export const WaitingOrder_OrderFragmentDoc = {"kind":"Document","definitions":[WaitingOrder_OrderDefinition]} as unknown as DocumentNode<WaitingOrder_OrderFragment, unknown>;
export const OrderHistory_OrderFragmentDoc = {"kind":"Document","definitions":[OrderHistory_OrderDefinition]} as unknown as DocumentNode<OrderHistory_OrderFragment, unknown>;
export const MyOrderCards_OrderFragmentDoc = {"kind":"Document","definitions":[MyOrderCards_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTotal_OrderDefinition,PaymentStatusChip_OrderDefinition]} as unknown as DocumentNode<MyOrderCards_OrderFragment, unknown>;
export const MyOrderTable_OrderFragmentDoc = {"kind":"Document","definitions":[MyOrderTable_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTotal_OrderDefinition,PaymentStatusChip_OrderDefinition]} as unknown as DocumentNode<MyOrderTable_OrderFragment, unknown>;
export const OrderTotal_OrderFragmentDoc = {"kind":"Document","definitions":[OrderTotal_OrderDefinition]} as unknown as DocumentNode<OrderTotal_OrderFragment, unknown>;
export const UseMyOrderList_OrderFragmentDoc = {"kind":"Document","definitions":[UseMyOrderList_OrderDefinition,MyOrderCards_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTotal_OrderDefinition,PaymentStatusChip_OrderDefinition,MyOrderTable_OrderDefinition,OrderHistory_OrderDefinition]} as unknown as DocumentNode<UseMyOrderList_OrderFragment, unknown>;
export const DueReminder_OrderFragmentDoc = {"kind":"Document","definitions":[DueReminder_OrderDefinition]} as unknown as DocumentNode<DueReminder_OrderFragment, unknown>;
export const NextSteps_OrderFragmentDoc = {"kind":"Document","definitions":[NextSteps_OrderDefinition]} as unknown as DocumentNode<NextSteps_OrderFragment, unknown>;
export const OrderActions_OrderFragmentDoc = {"kind":"Document","definitions":[OrderActions_OrderDefinition,NextSteps_OrderDefinition]} as unknown as DocumentNode<OrderActions_OrderFragment, unknown>;
export const OrderContent_OrderFragmentDoc = {"kind":"Document","definitions":[OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition]} as unknown as DocumentNode<OrderContent_OrderFragment, unknown>;
export const OrderDialog_OrderFragmentDoc = {"kind":"Document","definitions":[OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<OrderDialog_OrderFragment, unknown>;
export const OrderInformation_OrderFragmentDoc = {"kind":"Document","definitions":[OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition]} as unknown as DocumentNode<OrderInformation_OrderFragment, unknown>;
export const PaymentInformation_OrderFragmentDoc = {"kind":"Document","definitions":[PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition]} as unknown as DocumentNode<PaymentInformation_OrderFragment, unknown>;
export const DeliveryInformation_OrderFragmentDoc = {"kind":"Document","definitions":[DeliveryInformation_OrderDefinition]} as unknown as DocumentNode<DeliveryInformation_OrderFragment, unknown>;
export const OrderItems_OrderFragmentDoc = {"kind":"Document","definitions":[OrderItems_OrderDefinition]} as unknown as DocumentNode<OrderItems_OrderFragment, unknown>;
export const OrderPayments_OrderFragmentDoc = {"kind":"Document","definitions":[OrderPayments_OrderDefinition]} as unknown as DocumentNode<OrderPayments_OrderFragment, unknown>;
export const PaymentPart_OrderFragmentDoc = {"kind":"Document","definitions":[PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition]} as unknown as DocumentNode<PaymentPart_OrderFragment, unknown>;
export const OrderCard_OrderFragmentDoc = {"kind":"Document","definitions":[OrderCard_OrderDefinition,OrderAmount_OrderDefinition,OrderRowCard_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<OrderCard_OrderFragment, unknown>;
export const OrderRowCard_OrderFragmentDoc = {"kind":"Document","definitions":[OrderRowCard_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<OrderRowCard_OrderFragment, unknown>;
export const OrderTotals_TotalsFragmentDoc = {"kind":"Document","definitions":[OrderTotals_TotalsDefinition]} as unknown as DocumentNode<OrderTotals_TotalsFragment, unknown>;
export const OrdersPage_OrderFragmentDoc = {"kind":"Document","definitions":[OrdersPage_OrderDefinition,OrderAmount_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition,UseOrderChange_OrderDefinition]} as unknown as DocumentNode<OrdersPage_OrderFragment, unknown>;
export const PaymentCell_OrderFragmentDoc = {"kind":"Document","definitions":[PaymentCell_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,UseOrderChange_OrderDefinition]} as unknown as DocumentNode<PaymentCell_OrderFragment, unknown>;
export const StepButton_OrderFragmentDoc = {"kind":"Document","definitions":[StepButton_OrderDefinition]} as unknown as DocumentNode<StepButton_OrderFragment, unknown>;
export const PaymentForm_OrderFragmentDoc = {"kind":"Document","definitions":[PaymentForm_OrderDefinition]} as unknown as DocumentNode<PaymentForm_OrderFragment, unknown>;
export const RefundForm_OrderFragmentDoc = {"kind":"Document","definitions":[RefundForm_OrderDefinition,RefundQuestion_OrderDefinition]} as unknown as DocumentNode<RefundForm_OrderFragment, unknown>;
export const RefundQuestion_OrderFragmentDoc = {"kind":"Document","definitions":[RefundQuestion_OrderDefinition]} as unknown as DocumentNode<RefundQuestion_OrderFragment, unknown>;
export const RecordPickupForm_OrderFragmentDoc = {"kind":"Document","definitions":[RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition]} as unknown as DocumentNode<RecordPickupForm_OrderFragment, unknown>;
export const UseClothOffers_OrderFragmentDoc = {"kind":"Document","definitions":[UseClothOffers_OrderDefinition]} as unknown as DocumentNode<UseClothOffers_OrderFragment, unknown>;
export const UsePickupForm_OrderFragmentDoc = {"kind":"Document","definitions":[UsePickupForm_OrderDefinition]} as unknown as DocumentNode<UsePickupForm_OrderFragment, unknown>;
export const UseOrderChange_OrderFragmentDoc = {"kind":"Document","definitions":[UseOrderChange_OrderDefinition]} as unknown as DocumentNode<UseOrderChange_OrderFragment, unknown>;
export const Passkeys_PasskeyFragmentDoc = {"kind":"Document","definitions":[Passkeys_PasskeyDefinition,RenamePasskeyDialog_PasskeyDefinition]} as unknown as DocumentNode<Passkeys_PasskeyFragment, unknown>;
export const RenamePasskeyDialog_PasskeyFragmentDoc = {"kind":"Document","definitions":[RenamePasskeyDialog_PasskeyDefinition]} as unknown as DocumentNode<RenamePasskeyDialog_PasskeyFragment, unknown>;
export const Sessions_SessionFragmentDoc = {"kind":"Document","definitions":[Sessions_SessionDefinition]} as unknown as DocumentNode<Sessions_SessionFragment, unknown>;
export const CustomerCard_UserFragmentDoc = {"kind":"Document","definitions":[CustomerCard_UserDefinition]} as unknown as DocumentNode<CustomerCard_UserFragment, unknown>;
export const CustomerDialogs_UserFragmentDoc = {"kind":"Document","definitions":[CustomerDialogs_UserDefinition,CustomerViewDialog_UserDefinition,SignOutDialog_UserDefinition,DeleteEnterpriseDialog_UserDefinition,EnterpriseAmountDialog_UserDefinition,EnterpriseForm_UserDefinition]} as unknown as DocumentNode<CustomerDialogs_UserFragment, unknown>;
export const CustomerViewDialog_UserFragmentDoc = {"kind":"Document","definitions":[CustomerViewDialog_UserDefinition,SignOutDialog_UserDefinition]} as unknown as DocumentNode<CustomerViewDialog_UserFragment, unknown>;
export const CustomersPage_UserFragmentDoc = {"kind":"Document","definitions":[CustomersPage_UserDefinition,CustomerCard_UserDefinition,CustomerDialogs_UserDefinition,CustomerViewDialog_UserDefinition,SignOutDialog_UserDefinition,DeleteEnterpriseDialog_UserDefinition,EnterpriseAmountDialog_UserDefinition,EnterpriseForm_UserDefinition]} as unknown as DocumentNode<CustomersPage_UserFragment, unknown>;
export const SignOutDialog_UserFragmentDoc = {"kind":"Document","definitions":[SignOutDialog_UserDefinition]} as unknown as DocumentNode<SignOutDialog_UserFragment, unknown>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountTab_user"}}]}}]}},AccountTab_UserDefinition,ProfileCard_UserDefinition,EditAccountDialog_UserDefinition,SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const UpdateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser_user"}}]}}]}}]}},ProfileCard_UserDefinition,EditAccountDialog_UserDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const UndoEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const AddAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDialog_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddresses_user"}}]}}]}}]}},AddressDialog_AddressDefinition,SavedAddresses_UserDefinition,AddressCard_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<AddAddressMutation, AddAddressMutationVariables>;
export const UpdateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDialog_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddresses_user"}}]}}]}}]}},AddressDialog_AddressDefinition,SavedAddresses_UserDefinition,AddressCard_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddresses_user"}}]}}]}}]}},SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const StatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"States"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StatesQuery, StatesQueryVariables>;
export const SetPrimaryAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPrimaryAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPrimaryAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddresses_user"}}]}}]}}]}},SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<SetPrimaryAddressMutation, SetPrimaryAddressMutationVariables>;
export const BeginPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"}}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credential"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"credential"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credential"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useSignedIn_payload"}}]}}]}},UseSignedIn_PayloadDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const VerifyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useSignedIn_payload"}}]}}]}},UseSignedIn_PayloadDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<VerifyLoginMutation, VerifyLoginMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const VerifyOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyOtpMutation, VerifyOtpMutationVariables>;
export const SocialProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"startUrl"}}]}}]}}]} as unknown as DocumentNode<SocialProviderQuery, SocialProviderQueryVariables>;
export const SignInWithSocialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithSocial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithSocial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useSignedIn_payload"}}]}}]}},UseSignedIn_PayloadDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<SignInWithSocialMutation, SignInWithSocialMutationVariables>;
export const MailedLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailedLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailedLink_link"}}]}}]}},MailedLink_LinkDefinition]} as unknown as DocumentNode<MailedLinkQuery, MailedLinkQueryVariables>;
export const SignInWithLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"details"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpDetailsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"details"},"value":{"kind":"Variable","name":{"kind":"Name","value":"details"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useSignedIn_payload"}}]}}]}},UseSignedIn_PayloadDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<SignInWithLinkMutation, SignInWithLinkMutationVariables>;
export const ProofWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProofWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"byPasskey"}}]}}]}}]}}]} as unknown as DocumentNode<ProofWayQuery, ProofWayQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const StaffClothDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCloth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothForm_cloth"}}]}}]}},ClothForm_ClothDefinition]} as unknown as DocumentNode<StaffClothQuery, StaffClothQueryVariables>;
export const CreateClothDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCloth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClothInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCloth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cloth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothsCard_cloth"}}]}}]}}]}},ClothsCard_ClothDefinition,ClothForm_ClothDefinition,DeleteClothDialog_ClothDefinition]} as unknown as DocumentNode<CreateClothMutation, CreateClothMutationVariables>;
export const UpdateClothDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCloth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClothInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCloth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cloth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothForm_cloth"}}]}}]}}]}},ClothForm_ClothDefinition]} as unknown as DocumentNode<UpdateClothMutation, UpdateClothMutationVariables>;
export const StaffClothsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCloths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothsCard_cloth"}}]}}]}},ClothsCard_ClothDefinition,ClothForm_ClothDefinition,DeleteClothDialog_ClothDefinition]} as unknown as DocumentNode<StaffClothsQuery, StaffClothsQueryVariables>;
export const DeleteClothDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCloth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCloth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteClothMutation, DeleteClothMutationVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const DashboardCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersToday"}},{"kind":"Field","name":{"kind":"Name","value":"waitingForPickup"}},{"kind":"Field","name":{"kind":"Name","value":"waitingForDelivery"}}]}}]}}]} as unknown as DocumentNode<DashboardCardsQuery, DashboardCardsQueryVariables>;
export const DayFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayCharts_figures"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayFiguresTable_figures"}}]}}]}},DayCharts_FiguresDefinition,DayFiguresTable_FiguresDefinition]} as unknown as DocumentNode<DayFiguresQuery, DayFiguresQueryVariables>;
export const RecentOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrders_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},RecentOrders_OrderDefinition,OrderAmount_OrderDefinition,OrdersPrint_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,RecentOrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<RecentOrdersQuery, RecentOrdersQueryVariables>;
export const DeleteEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteEmployeeMutation, DeleteEmployeeMutationVariables>;
export const EmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Employee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeForm_employee"}}]}}]}},EmployeeForm_EmployeeDefinition]} as unknown as DocumentNode<EmployeeQuery, EmployeeQueryVariables>;
export const CreateEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateEmployeeMutation, CreateEmployeeMutationVariables>;
export const UpdateEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeForm_employee"}}]}}]}}]}},EmployeeForm_EmployeeDefinition]} as unknown as DocumentNode<UpdateEmployeeMutation, UpdateEmployeeMutationVariables>;
export const EmployeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Employees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeesPage_employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},EmployeesPage_EmployeeDefinition,EmployeeCard_EmployeeDefinition,EmployeeDialogs_EmployeeDefinition,DeleteEmployeeDialog_EmployeeDefinition,EmployeeForm_EmployeeDefinition]} as unknown as DocumentNode<EmployeesQuery, EmployeesQueryVariables>;
export const DeleteEnterpriseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEnterprise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEnterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteEnterpriseMutation, DeleteEnterpriseMutationVariables>;
export const PriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListEditor_priceList"}}]}}]}},PriceListEditor_PriceListDefinition]} as unknown as DocumentNode<PriceListQuery, PriceListQueryVariables>;
export const CreateEnterpriseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEnterprise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterpriseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEnterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateEnterpriseMutation, CreateEnterpriseMutationVariables>;
export const UpdateEnterpriseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEnterprise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterpriseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEnterprise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnterpriseForm_user"}}]}}]}}]}},EnterpriseForm_UserDefinition]} as unknown as DocumentNode<UpdateEnterpriseMutation, UpdateEnterpriseMutationVariables>;
export const MyPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clothId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<MyPriceListQuery, MyPriceListQueryVariables>;
export const SavePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceListItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListEditor_priceList"}}]}}]}}]}},PriceListEditor_PriceListDefinition]} as unknown as DocumentNode<SavePriceListMutation, SavePriceListMutationVariables>;
export const SendFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServicesSection_cloth"}}]}}]}},ServicesSection_ClothDefinition,ClothPrices_ClothDefinition]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const BookPickupUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookPickupUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookPickupForm_user"}}]}}]}},BookPickupForm_UserDefinition,BookingFields_UserDefinition,BookingAddressField_UserDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition,UseBookPickup_UserDefinition]} as unknown as DocumentNode<BookPickupUserQuery, BookPickupUserQueryVariables>;
export const BookPickupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookPickup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookPickupInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookPickup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingConfirmedDialog_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingConfirmedPlain_order"}}]}}]}}]}},BookingConfirmedDialog_OrderDefinition,OrderStatusChip_OrderDefinition,BookingConfirmedPlain_OrderDefinition]} as unknown as DocumentNode<BookPickupMutation, BookPickupMutationVariables>;
export const DuplicateBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuplicateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortId"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateBookingQuery, DuplicateBookingQueryVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailsDialog_order"}}]}}]}}]}},OrderDetailsDialog_OrderDefinition,CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition,OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition,RescheduleButton_OrderDefinition]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const OrderDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailsDialog_order"}}]}}]}},OrderDetailsDialog_OrderDefinition,CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition,OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition,RescheduleButton_OrderDefinition]} as unknown as DocumentNode<OrderDetailsQuery, OrderDetailsQueryVariables>;
export const RescheduleOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pickupDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"pickupDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pickupDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailsDialog_order"}}]}}]}}]}},OrderDetailsDialog_OrderDefinition,CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition,OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition,RescheduleButton_OrderDefinition]} as unknown as DocumentNode<RescheduleOrderMutation, RescheduleOrderMutationVariables>;
export const MyOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useMyOrderList_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},UseMyOrderList_OrderDefinition,MyOrderCards_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTotal_OrderDefinition,PaymentStatusChip_OrderDefinition,MyOrderTable_OrderDefinition,OrderHistory_OrderDefinition]} as unknown as DocumentNode<MyOrdersQuery, MyOrdersQueryVariables>;
export const DeliverOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryOTP"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"deliveryOTP"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryOTP"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<DeliverOrderMutation, DeliverOrderMutationVariables>;
export const MoveOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<MoveOrderMutation, MoveOrderMutationVariables>;
export const CancelOrderWithReasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrderWithReason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<CancelOrderWithReasonMutation, CancelOrderWithReasonMutationVariables>;
export const OrderDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<OrderDialogQuery, OrderDialogQueryVariables>;
export const OrderMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}}]}}]}}]} as unknown as DocumentNode<OrderMailsQuery, OrderMailsQueryVariables>;
export const ResendMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
export const OrderCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<OrderCustomersQuery, OrderCustomersQueryVariables>;
export const OrderCustomerNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderCustomerName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<OrderCustomerNameQuery, OrderCustomerNameQueryVariables>;
export const OrdersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersPage_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},OrdersPage_OrderDefinition,OrderAmount_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition,UseOrderChange_OrderDefinition]} as unknown as DocumentNode<OrdersPageQuery, OrdersPageQueryVariables>;
export const OrderTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTotals_totals"}}]}}]}},OrderTotals_TotalsDefinition]} as unknown as DocumentNode<OrderTotalsQuery, OrderTotalsQueryVariables>;
export const UpdatePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<UpdatePaymentMutation, UpdatePaymentMutationVariables>;
export const RefundPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const RecordPickupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPickup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickupItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPickup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<RecordPickupMutation, RecordPickupMutationVariables>;
export const UpdateOrderItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrderItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickupItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refund"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrderItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}},{"kind":"Argument","name":{"kind":"Name","value":"refund"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refund"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDialog_order"}}]}}]}}]}},OrderDialog_OrderDefinition,OrderContent_OrderDefinition,DeliveryInformation_OrderDefinition,DueReminder_OrderDefinition,OrderActions_OrderDefinition,NextSteps_OrderDefinition,OrderInformation_OrderDefinition,OrderAmount_OrderDefinition,OrderStatusChip_OrderDefinition,OrderItems_OrderDefinition,OrderTimeline_OrderDefinition,PaymentPart_OrderDefinition,OrderPayments_OrderDefinition,PaymentForm_OrderDefinition,PaymentInformation_OrderDefinition,PaymentStatusChip_OrderDefinition,RefundForm_OrderDefinition,RefundQuestion_OrderDefinition,RecordPickupForm_OrderDefinition,UseClothOffers_OrderDefinition,UsePickupForm_OrderDefinition,UseOrderChange_OrderDefinition,OrdersPage_OrderDefinition,OrderCard_OrderDefinition,OrderRowCard_OrderDefinition,StepButton_OrderDefinition,PaymentCell_OrderDefinition]} as unknown as DocumentNode<UpdateOrderItemsMutation, UpdateOrderItemsMutationVariables>;
export const FeedbacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Feedbacks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedbacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<FeedbacksQuery, FeedbacksQueryVariables>;
export const ContactMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ContactMessagesQuery, ContactMessagesQueryVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenamePasskeyDialog_passkey"}}]}}]}}]}},RenamePasskeyDialog_PasskeyDefinition]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const AccountSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyDemand"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passkeys_passkey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sessions_session"}}]}}]}}]}},Passkeys_PasskeyDefinition,RenamePasskeyDialog_PasskeyDefinition,Sessions_SessionDefinition]} as unknown as DocumentNode<AccountSecurityQuery, AccountSecurityQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const BeginPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credential"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"credential"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credential"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const CustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerDialogs_user"}}]}}]}},CustomerDialogs_UserDefinition,CustomerViewDialog_UserDefinition,SignOutDialog_UserDefinition,DeleteEnterpriseDialog_UserDefinition,EnterpriseAmountDialog_UserDefinition,EnterpriseForm_UserDefinition]} as unknown as DocumentNode<CustomerQuery, CustomerQueryVariables>;
export const CustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomersPage_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},CustomersPage_UserDefinition,CustomerCard_UserDefinition,CustomerDialogs_UserDefinition,CustomerViewDialog_UserDefinition,SignOutDialog_UserDefinition,DeleteEnterpriseDialog_UserDefinition,EnterpriseAmountDialog_UserDefinition,EnterpriseForm_UserDefinition]} as unknown as DocumentNode<CustomersQuery, CustomersQueryVariables>;
export const SignOutUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignOutUserMutation, SignOutUserMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> =
  | ApolloReact.useQuery.Options<TData, TVariables>
  | ApolloReact.SkipToken;
type QueryResult<TData, TVariables extends OperationVariables> = ApolloReact.useQuery.Result<
  TData,
  TVariables,
  'complete' | 'streaming' | 'empty',
  Partial<TVariables>
>;

export const useAccountQuery = (options?: QueryOptions<AccountQuery, AccountQueryVariables>): QueryResult<AccountQuery, AccountQueryVariables> =>
  ApolloReact.useQuery(AccountDocument, options ?? {});

export const useConfirmEmailMutation = (options?: ApolloReact.useMutation.Options<ConfirmEmailMutation, ConfirmEmailMutationVariables>) =>
  ApolloReact.useMutation(ConfirmEmailDocument, options);

export const useUpdateAccountMutation = (options?: ApolloReact.useMutation.Options<UpdateAccountMutation, UpdateAccountMutationVariables>) =>
  ApolloReact.useMutation(UpdateAccountDocument, options);

export const useUndoEmailChangeMutation = (options?: ApolloReact.useMutation.Options<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>) =>
  ApolloReact.useMutation(UndoEmailChangeDocument, options);

export const useAddAddressMutation = (options?: ApolloReact.useMutation.Options<AddAddressMutation, AddAddressMutationVariables>) =>
  ApolloReact.useMutation(AddAddressDocument, options);

export const useUpdateAddressMutation = (options?: ApolloReact.useMutation.Options<UpdateAddressMutation, UpdateAddressMutationVariables>) =>
  ApolloReact.useMutation(UpdateAddressDocument, options);

export const useDeleteAddressMutation = (options?: ApolloReact.useMutation.Options<DeleteAddressMutation, DeleteAddressMutationVariables>) =>
  ApolloReact.useMutation(DeleteAddressDocument, options);

export const useStatesQuery = (options?: QueryOptions<StatesQuery, StatesQueryVariables>): QueryResult<StatesQuery, StatesQueryVariables> =>
  ApolloReact.useQuery(StatesDocument, options ?? {});

export const useSetPrimaryAddressMutation = (options?: ApolloReact.useMutation.Options<SetPrimaryAddressMutation, SetPrimaryAddressMutationVariables>) =>
  ApolloReact.useMutation(SetPrimaryAddressDocument, options);

export const useBeginPasskeySignInMutation = (options?: ApolloReact.useMutation.Options<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>) =>
  ApolloReact.useMutation(BeginPasskeySignInDocument, options);

export const useSignInWithPasskeyMutation = (options?: ApolloReact.useMutation.Options<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>) =>
  ApolloReact.useMutation(SignInWithPasskeyDocument, options);

export const useLoginMutation = (options?: ApolloReact.useMutation.Options<LoginMutation, LoginMutationVariables>) =>
  ApolloReact.useMutation(LoginDocument, options);

export const useVerifyLoginMutation = (options?: ApolloReact.useMutation.Options<VerifyLoginMutation, VerifyLoginMutationVariables>) =>
  ApolloReact.useMutation(VerifyLoginDocument, options);

export const useRegisterMutation = (options?: ApolloReact.useMutation.Options<RegisterMutation, RegisterMutationVariables>) =>
  ApolloReact.useMutation(RegisterDocument, options);

export const useVerifyOtpMutation = (options?: ApolloReact.useMutation.Options<VerifyOtpMutation, VerifyOtpMutationVariables>) =>
  ApolloReact.useMutation(VerifyOtpDocument, options);

export const useSocialProviderQuery = (options?: QueryOptions<SocialProviderQuery, SocialProviderQueryVariables>): QueryResult<SocialProviderQuery, SocialProviderQueryVariables> =>
  ApolloReact.useQuery(SocialProviderDocument, options ?? {});

export const useSignInWithSocialMutation = (options?: ApolloReact.useMutation.Options<SignInWithSocialMutation, SignInWithSocialMutationVariables>) =>
  ApolloReact.useMutation(SignInWithSocialDocument, options);

export const useMailedLinkQuery = (options: QueryOptions<MailedLinkQuery, MailedLinkQueryVariables>): QueryResult<MailedLinkQuery, MailedLinkQueryVariables> =>
  ApolloReact.useQuery(MailedLinkDocument, options ?? {});

export const useSignInWithLinkMutation = (options?: ApolloReact.useMutation.Options<SignInWithLinkMutation, SignInWithLinkMutationVariables>) =>
  ApolloReact.useMutation(SignInWithLinkDocument, options);

export const useProofWayQuery = (options?: QueryOptions<ProofWayQuery, ProofWayQueryVariables>): QueryResult<ProofWayQuery, ProofWayQueryVariables> =>
  ApolloReact.useQuery(ProofWayDocument, options ?? {});

export const useLogoutMutation = (options?: ApolloReact.useMutation.Options<LogoutMutation, LogoutMutationVariables>) =>
  ApolloReact.useMutation(LogoutDocument, options);

export const useStaffClothQuery = (options: QueryOptions<StaffClothQuery, StaffClothQueryVariables>): QueryResult<StaffClothQuery, StaffClothQueryVariables> =>
  ApolloReact.useQuery(StaffClothDocument, options ?? {});

export const useCreateClothMutation = (options?: ApolloReact.useMutation.Options<CreateClothMutation, CreateClothMutationVariables>) =>
  ApolloReact.useMutation(CreateClothDocument, options);

export const useUpdateClothMutation = (options?: ApolloReact.useMutation.Options<UpdateClothMutation, UpdateClothMutationVariables>) =>
  ApolloReact.useMutation(UpdateClothDocument, options);

export const useStaffClothsQuery = (options?: QueryOptions<StaffClothsQuery, StaffClothsQueryVariables>): QueryResult<StaffClothsQuery, StaffClothsQueryVariables> =>
  ApolloReact.useQuery(StaffClothsDocument, options ?? {});

export const useDeleteClothMutation = (options?: ApolloReact.useMutation.Options<DeleteClothMutation, DeleteClothMutationVariables>) =>
  ApolloReact.useMutation(DeleteClothDocument, options);

export const useSendContactMessageMutation = (options?: ApolloReact.useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) =>
  ApolloReact.useMutation(SendContactMessageDocument, options);

export const useDashboardCardsQuery = (options?: QueryOptions<DashboardCardsQuery, DashboardCardsQueryVariables>): QueryResult<DashboardCardsQuery, DashboardCardsQueryVariables> =>
  ApolloReact.useQuery(DashboardCardsDocument, options ?? {});

export const useDayFiguresQuery = (options: QueryOptions<DayFiguresQuery, DayFiguresQueryVariables>): QueryResult<DayFiguresQuery, DayFiguresQueryVariables> =>
  ApolloReact.useQuery(DayFiguresDocument, options ?? {});

export const useRecentOrdersQuery = (options: QueryOptions<RecentOrdersQuery, RecentOrdersQueryVariables>): QueryResult<RecentOrdersQuery, RecentOrdersQueryVariables> =>
  ApolloReact.useQuery(RecentOrdersDocument, options ?? {});

export const useDeleteEmployeeMutation = (options?: ApolloReact.useMutation.Options<DeleteEmployeeMutation, DeleteEmployeeMutationVariables>) =>
  ApolloReact.useMutation(DeleteEmployeeDocument, options);

export const useEmployeeQuery = (options: QueryOptions<EmployeeQuery, EmployeeQueryVariables>): QueryResult<EmployeeQuery, EmployeeQueryVariables> =>
  ApolloReact.useQuery(EmployeeDocument, options ?? {});

export const useCreateEmployeeMutation = (options?: ApolloReact.useMutation.Options<CreateEmployeeMutation, CreateEmployeeMutationVariables>) =>
  ApolloReact.useMutation(CreateEmployeeDocument, options);

export const useUpdateEmployeeMutation = (options?: ApolloReact.useMutation.Options<UpdateEmployeeMutation, UpdateEmployeeMutationVariables>) =>
  ApolloReact.useMutation(UpdateEmployeeDocument, options);

export const useEmployeesQuery = (options: QueryOptions<EmployeesQuery, EmployeesQueryVariables>): QueryResult<EmployeesQuery, EmployeesQueryVariables> =>
  ApolloReact.useQuery(EmployeesDocument, options ?? {});

export const useDeleteEnterpriseMutation = (options?: ApolloReact.useMutation.Options<DeleteEnterpriseMutation, DeleteEnterpriseMutationVariables>) =>
  ApolloReact.useMutation(DeleteEnterpriseDocument, options);

export const usePriceListQuery = (options: QueryOptions<PriceListQuery, PriceListQueryVariables>): QueryResult<PriceListQuery, PriceListQueryVariables> =>
  ApolloReact.useQuery(PriceListDocument, options ?? {});

export const useCreateEnterpriseMutation = (options?: ApolloReact.useMutation.Options<CreateEnterpriseMutation, CreateEnterpriseMutationVariables>) =>
  ApolloReact.useMutation(CreateEnterpriseDocument, options);

export const useUpdateEnterpriseMutation = (options?: ApolloReact.useMutation.Options<UpdateEnterpriseMutation, UpdateEnterpriseMutationVariables>) =>
  ApolloReact.useMutation(UpdateEnterpriseDocument, options);

export const useMyPriceListQuery = (options?: QueryOptions<MyPriceListQuery, MyPriceListQueryVariables>): QueryResult<MyPriceListQuery, MyPriceListQueryVariables> =>
  ApolloReact.useQuery(MyPriceListDocument, options ?? {});

export const useSavePriceListMutation = (options?: ApolloReact.useMutation.Options<SavePriceListMutation, SavePriceListMutationVariables>) =>
  ApolloReact.useMutation(SavePriceListDocument, options);

export const useSendFeedbackMutation = (options?: ApolloReact.useMutation.Options<SendFeedbackMutation, SendFeedbackMutationVariables>) =>
  ApolloReact.useMutation(SendFeedbackDocument, options);

export const useHomeQuery = (options?: QueryOptions<HomeQuery, HomeQueryVariables>): QueryResult<HomeQuery, HomeQueryVariables> =>
  ApolloReact.useQuery(HomeDocument, options ?? {});

export const useBookPickupUserQuery = (options?: QueryOptions<BookPickupUserQuery, BookPickupUserQueryVariables>): QueryResult<BookPickupUserQuery, BookPickupUserQueryVariables> =>
  ApolloReact.useQuery(BookPickupUserDocument, options ?? {});

export const useBookPickupMutation = (options?: ApolloReact.useMutation.Options<BookPickupMutation, BookPickupMutationVariables>) =>
  ApolloReact.useMutation(BookPickupDocument, options);

export const useDuplicateBookingQuery = (options: QueryOptions<DuplicateBookingQuery, DuplicateBookingQueryVariables>): QueryResult<DuplicateBookingQuery, DuplicateBookingQueryVariables> =>
  ApolloReact.useQuery(DuplicateBookingDocument, options ?? {});

export const useCancelOrderMutation = (options?: ApolloReact.useMutation.Options<CancelOrderMutation, CancelOrderMutationVariables>) =>
  ApolloReact.useMutation(CancelOrderDocument, options);

export const useOrderDetailsQuery = (options: QueryOptions<OrderDetailsQuery, OrderDetailsQueryVariables>): QueryResult<OrderDetailsQuery, OrderDetailsQueryVariables> =>
  ApolloReact.useQuery(OrderDetailsDocument, options ?? {});

export const useRescheduleOrderMutation = (options?: ApolloReact.useMutation.Options<RescheduleOrderMutation, RescheduleOrderMutationVariables>) =>
  ApolloReact.useMutation(RescheduleOrderDocument, options);

export const useMyOrdersQuery = (options?: QueryOptions<MyOrdersQuery, MyOrdersQueryVariables>): QueryResult<MyOrdersQuery, MyOrdersQueryVariables> =>
  ApolloReact.useQuery(MyOrdersDocument, options ?? {});

export const useDeliverOrderMutation = (options?: ApolloReact.useMutation.Options<DeliverOrderMutation, DeliverOrderMutationVariables>) =>
  ApolloReact.useMutation(DeliverOrderDocument, options);

export const useMoveOrderMutation = (options?: ApolloReact.useMutation.Options<MoveOrderMutation, MoveOrderMutationVariables>) =>
  ApolloReact.useMutation(MoveOrderDocument, options);

export const useCancelOrderWithReasonMutation = (options?: ApolloReact.useMutation.Options<CancelOrderWithReasonMutation, CancelOrderWithReasonMutationVariables>) =>
  ApolloReact.useMutation(CancelOrderWithReasonDocument, options);

export const useOrderDialogQuery = (options: QueryOptions<OrderDialogQuery, OrderDialogQueryVariables>): QueryResult<OrderDialogQuery, OrderDialogQueryVariables> =>
  ApolloReact.useQuery(OrderDialogDocument, options ?? {});

export const useOrderMailsQuery = (options: QueryOptions<OrderMailsQuery, OrderMailsQueryVariables>): QueryResult<OrderMailsQuery, OrderMailsQueryVariables> =>
  ApolloReact.useQuery(OrderMailsDocument, options ?? {});

export const useResendMailMutation = (options?: ApolloReact.useMutation.Options<ResendMailMutation, ResendMailMutationVariables>) =>
  ApolloReact.useMutation(ResendMailDocument, options);

export const useOrderCustomersQuery = (options?: QueryOptions<OrderCustomersQuery, OrderCustomersQueryVariables>): QueryResult<OrderCustomersQuery, OrderCustomersQueryVariables> =>
  ApolloReact.useQuery(OrderCustomersDocument, options ?? {});

export const useOrderCustomerNameQuery = (options: QueryOptions<OrderCustomerNameQuery, OrderCustomerNameQueryVariables>): QueryResult<OrderCustomerNameQuery, OrderCustomerNameQueryVariables> =>
  ApolloReact.useQuery(OrderCustomerNameDocument, options ?? {});

export const useOrdersPageQuery = (options: QueryOptions<OrdersPageQuery, OrdersPageQueryVariables>): QueryResult<OrdersPageQuery, OrdersPageQueryVariables> =>
  ApolloReact.useQuery(OrdersPageDocument, options ?? {});

export const useOrderTotalsQuery = (options: QueryOptions<OrderTotalsQuery, OrderTotalsQueryVariables>): QueryResult<OrderTotalsQuery, OrderTotalsQueryVariables> =>
  ApolloReact.useQuery(OrderTotalsDocument, options ?? {});

export const useUpdatePaymentMutation = (options?: ApolloReact.useMutation.Options<UpdatePaymentMutation, UpdatePaymentMutationVariables>) =>
  ApolloReact.useMutation(UpdatePaymentDocument, options);

export const useRefundPaymentMutation = (options?: ApolloReact.useMutation.Options<RefundPaymentMutation, RefundPaymentMutationVariables>) =>
  ApolloReact.useMutation(RefundPaymentDocument, options);

export const useRecordPickupMutation = (options?: ApolloReact.useMutation.Options<RecordPickupMutation, RecordPickupMutationVariables>) =>
  ApolloReact.useMutation(RecordPickupDocument, options);

export const useUpdateOrderItemsMutation = (options?: ApolloReact.useMutation.Options<UpdateOrderItemsMutation, UpdateOrderItemsMutationVariables>) =>
  ApolloReact.useMutation(UpdateOrderItemsDocument, options);

export const useFeedbacksQuery = (options: QueryOptions<FeedbacksQuery, FeedbacksQueryVariables>): QueryResult<FeedbacksQuery, FeedbacksQueryVariables> =>
  ApolloReact.useQuery(FeedbacksDocument, options ?? {});

export const useContactMessagesQuery = (options: QueryOptions<ContactMessagesQuery, ContactMessagesQueryVariables>): QueryResult<ContactMessagesQuery, ContactMessagesQueryVariables> =>
  ApolloReact.useQuery(ContactMessagesDocument, options ?? {});

export const useRemovePasskeyMutation = (options?: ApolloReact.useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) =>
  ApolloReact.useMutation(RemovePasskeyDocument, options);

export const useRenamePasskeyMutation = (options?: ApolloReact.useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) =>
  ApolloReact.useMutation(RenamePasskeyDocument, options);

export const useAccountSecurityQuery = (options?: QueryOptions<AccountSecurityQuery, AccountSecurityQueryVariables>): QueryResult<AccountSecurityQuery, AccountSecurityQueryVariables> =>
  ApolloReact.useQuery(AccountSecurityDocument, options ?? {});

export const useEndSessionMutation = (options?: ApolloReact.useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) =>
  ApolloReact.useMutation(EndSessionDocument, options);

export const useEndOtherSessionsMutation = (options?: ApolloReact.useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) =>
  ApolloReact.useMutation(EndOtherSessionsDocument, options);

export const useBeginPasskeyMutation = (options?: ApolloReact.useMutation.Options<BeginPasskeyMutation, BeginPasskeyMutationVariables>) =>
  ApolloReact.useMutation(BeginPasskeyDocument, options);

export const useAddPasskeyMutation = (options?: ApolloReact.useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) =>
  ApolloReact.useMutation(AddPasskeyDocument, options);

export const useCustomerQuery = (options: QueryOptions<CustomerQuery, CustomerQueryVariables>): QueryResult<CustomerQuery, CustomerQueryVariables> =>
  ApolloReact.useQuery(CustomerDocument, options ?? {});

export const useCustomersQuery = (options: QueryOptions<CustomersQuery, CustomersQueryVariables>): QueryResult<CustomersQuery, CustomersQueryVariables> =>
  ApolloReact.useQuery(CustomersDocument, options ?? {});

export const useSignOutUserMutation = (options?: ApolloReact.useMutation.Options<SignOutUserMutation, SignOutUserMutationVariables>) =>
  ApolloReact.useMutation(SignOutUserDocument, options);