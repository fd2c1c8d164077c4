// Made from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Returns a bearer token for an e-mail address and a password. Wrong credentials get 422, with the same message
         *     for an unknown address and for a wrong password. A base server may respond with 401 instead; a client must not
         *     treat that as an expired token. For an account with a second factor (extension secondFactor), a right password
         *     gets 202 with a `challenge`. The client then sends the challenge with a code to `POST /auth/factor`, or with a
         *     passkey (extension passkeys) to `POST /auth/passkey`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a second factor
         * @description The second step of a sign-in. `challenge` comes from the 202 response of `POST /auth/login`. `code` is the code
         *     of the authenticator app, or a recovery code, which works once. A wrong code gets 422 on the field `code`. The
         *     response is 422 on the field `challenge` if the challenge is unknown, used or older than 5 minutes, or after 5
         *     wrong codes. Wrong codes also count towards the throttle of the account (429).
         */
        post: operations["signInWithFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in with a passkey
         * @description Returns the options with which the browser asks the device of the user for a passkey (WebAuthn). If the request
         *     contains the `challenge` of `POST /auth/login`, the browser asks only for the passkeys of that user. The options
         *     contain a random number, which the device signs. It works once, within 5 minutes.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description A passkey proves that its owner unlocked the device, so it counts as both factors. It works alone, or with
         *     `challenge` as the second step after the password. The server rejects a passkey with 422 on the field `passkey`
         *     if the passkey is unknown, if the device signed for the address of another site or was not unlocked, or if the
         *     random number was used before.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the token of the request. Without this extension a client only deletes its token.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitation/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the account of an invitation
         * @description Returns the name and the e-mail address of the account that the invitation is for. This request does not use up
         *     the token, so the user can open the link several times. An unknown, used or expired token gets 404, and so does
         *     the token of an inviter who may no longer manage the account.
         */
        post: operations["checkInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Sets the first password of an invited account, which is active from then on. The token works once; if the server
         *     rejects the password, the user can use the token again. An unknown, used or expired token gets 404, and so does
         *     the token of an inviter who may no longer manage the account. The request does not sign the user in.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a recovery link
         * @description Like `POST /auth/invitation`, for an account that already has a password. Ends every session of the account,
         *     and does not sign the user in.
         */
        post: operations["recoverAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an account
         * @description Stores a registration, which an administrator must approve. If the server sends e-mail, the visitor must first
         *     verify the address. The response is the same for an address that already has an account; if the server sends
         *     e-mail, the owner of that account gets one. A server without `REGISTRATION=approval` responds with 403.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the address of a registration
         * @description Takes the token of the e-mail and the password of the registration. The password is necessary, because otherwise
         *     the owner of the mailbox could verify a registration that somebody else made. An unknown, used or expired token
         *     gets 404.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the e-mail of a registration again
         * @description The response is the same for every address.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a recovery link
         * @description The response is the same for every address. The server sends the link only to a verified address. If the
         *     address is not verified, or the server sends no e-mail, administrators who can make recovery links see the
         *     request.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new e-mail address
         * @description Takes the token of an e-mail that `POST /me/email` sent. The address changes when the links in all of these
         *     e-mails have been opened. All other links of the account then stop working, and the old address gets an e-mail
         *     if it was verified. The token works once and for 60 minutes; an unknown, used or expired token gets 404. The
         *     response is 409 if another account has taken the address in the meantime.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first administrator
         * @description Takes the token of the setup link, which the server prints while no account exists. The link works once and for
         *     30 minutes; after that, its token gets 404.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in user
         * @description Returns the account to which the token belongs. `include=role` adds its role. On our server the role contains
         *     the ids of its permissions, so that a client can hide or disable what the user is not allowed to do.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own profile
         * @description Replaces name, phone and address. Send `null` for a province, regency, district or village that the user has not
         *     chosen.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own password
         * @description Ends every session of the user, including this one. A wrong old password gets 422 on the field `password`,
         *     never 401, because a typing error must not sign the user out.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new e-mail address for your own account
         * @description Sends an e-mail with a link to the new address. If the user has no second factor and the old address is
         *     verified, the server sends a link to the old address too, and the user must open both links. Until then the old
         *     address stays valid. The response does not show whether another account has the address. A new request replaces a
         *     pending change. Needs a confirmation (`POST /me/confirm`). The response is 409 if the server sends no e-mail;
         *     only an administrator can then change the address. At most 5 requests an hour.
         */
        post: operations["startEmailChange"];
        /**
         * Withdraw a change of your own e-mail address
         * @description The links of the pending change stop working, and the account keeps its address. The response is 404 if no
         *     change is pending.
         */
        delete: operations["withdrawEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the session
         * @description Some operations need a session that was confirmed within the last 15 minutes; otherwise they respond with 403
         *     and the code `confirm`. A user confirms the session with the password. A user with a second factor sends `code`
         *     instead; without it, the response is 422 on the field `code`. A `passkey` (`POST /me/confirm/passkey`) replaces
         *     the password and the code. A wrong value gets 422 on its field. At most 5 attempts in 5 minutes.
         */
        post: operations["confirmMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/confirm/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a confirmation with a passkey
         * @description Returns the options with which the browser asks for a passkey of the user. Send the response of the browser
         *     to `POST /me/confirm`.
         */
        post: operations["startPasskeyConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the state of your own second factor */
        get: operations["getFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the key of a second factor
         * @description The key is for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds). The factor is on only after `POST
         *     /me/factor/totp/confirm`. A new key replaces an unconfirmed one. The response is 409 if the factor is already
         *     on. Needs a confirmation (`POST /me/confirm`).
         */
        post: operations["startFactor"];
        /**
         * Turn your own second factor off
         * @description Deletes the key of the authenticator app. If the user has no passkey, it also deletes the recovery codes. The
         *     owner gets an e-mail. The response is 409 if this is the last factor and the role requires one. Needs a
         *     confirmation (`POST /me/confirm`).
         */
        delete: operations["removeFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn your own second factor on
         * @description Takes the first code of the app; a wrong code gets 422 on the field `code`. Only this response contains the
         *     recovery codes. The other sessions of the user end. Needs a confirmation (`POST /me/confirm`).
         */
        post: operations["confirmFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/factor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description The old codes stop working. Only this response contains the new codes. Needs a confirmation
         *     (`POST /me/confirm`).
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your own passkeys */
        get: operations["listOwnPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns the options with which the browser creates a passkey (WebAuthn). Send the response of the browser to
         *     `POST /me/passkey/create`. The response is 409 if the user already has 20 passkeys. Needs a confirmation (`POST
         *     /me/confirm`).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkey/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Adds the passkey. The other sessions of the user end, and the owner gets an e-mail. If the user had no second
         *     factor before, the response contains recovery codes; no later response contains them. Needs a confirmation
         *     (`POST /me/confirm`).
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of your own passkeys
         * @description The user can no longer sign in with the passkey, although the device may still show it. If it was the last
         *     factor, the recovery codes are deleted too, or the response is 409 if the role requires a factor. The owner gets
         *     an e-mail. Needs a confirmation (`POST /me/confirm`).
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/view-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View the dashboard as a role
         * @description For 15 minutes this session has only the permissions that both the user's role and the given role grant, in the
         *     user's depots. Other sessions of the user do not change. During that time, operations other than GET respond
         *     with 403 and the code `view-as`, except `logout` and `endViewAs`. In the response of `GET /me`, `view_as`
         *     contains the role and the end time. An API token cannot call this operation.
         */
        post: operations["viewAs"];
        /**
         * End the view as a role
         * @description Ends the view as another role before its 15 minutes are over. It also succeeds if the view has already ended.
         */
        delete: operations["endViewAs"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the depots that you see
         * @description Returns every depot in the scope of the caller, sorted by name, as one flat list. Clients use it for filters and
         *     to choose the depot of a record. `GET /group` also returns the kind of each depot and the number of its records,
         *     and needs a permission. If the caller does not see the parent of a depot, the depot has no parent here.
         */
        get: operations["listOwnGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own sessions
         * @description Returns one session for each browser in which the user is signed in, the newest first.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /**
         * End all of your other sessions
         * @description The session of this request remains. Needs a confirmation (`POST /me/confirm`).
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your own sessions
         * @description The browser is signed out at its next request, and its streams end. Needs a confirmation (`POST /me/confirm`).
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own API tokens
         * @description Includes expired tokens. The tokens themselves are never shown again.
         */
        get: operations["listOwnTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/token/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions that your API tokens can have
         * @description Returns the permissions of the caller's role, except those about users, roles, the audit log and the access log,
         *     in the order of the dashboard's menu.
         */
        get: operations["listTokenPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/token/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API token
         * @description Only this response contains the token. A permission of the token works only while the role of its owner grants
         *     it, and a depot of the token only while its owner sees the depot. A token never gives access to the management
         *     of users and roles, to the audit log and the histories of records (403 from every operation of the tag `audit`),
         *     or to its owner's account. A user can have at most 20 tokens, each for at most 365 days. Needs a confirmation
         *     (`POST /me/confirm`).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/token/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of your own API tokens
         * @description The token stops working at once, so its next request gets 401.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/province": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the provinces
         * @description Returns all provinces of Indonesia, sorted by name.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/province/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a province
         * @description Returns one province; `include=regencies` adds its regencies and cities.
         */
        get: operations["getProvince"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/regency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a regency
         * @description Returns one regency or city; `include=districts` adds its districts.
         */
        get: operations["getRegency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/district/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a district
         * @description Returns one district; `include=villages` adds its villages.
         */
        get: operations["getDistrict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trips
         * @description Returns every trip with all of its points, newest first. On a base server this operation has no parameters. The
         *     extension `timedTrips` adds the filters and the parameter `summary`, and gives each point a time. Without
         *     parameters our server returns the newest 1,000 trips.
         *
         *     With `limit` or `cursor` (`tripPages`) the response is one page of trips without their points: newest first,
         *     then the trips without a start; trips with the same start are in the order of their ids. `next` is the cursor of
         *     the next page; the last page has none. A cursor is valid only with the same filters as its page. It stays valid
         *     when trips are added.
         *
         *     With `sort`, the longest or fastest trip comes first. With `preview=1`, a page also has the ends and some speeds of each
         *     trip; the access log of the drivers records it like a list with points.
         *
         *     A trip with several vehicles, drivers or depots matches by each of its parts: with `vehicle_id`, `driver_id`, or
         *     a period, `share` has the figures of the part that matches. A caller who sees only some depots gets a trip as
         *     the part in these depots, with its times, figures and points.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a trip
         * @description Returns one trip with all of its points. The id of a trip that was merged with another trip, when positions
         *     arrived late, returns that other trip.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Delete a trip
         * @description Deletes a trip with its points. The positions of a tracker stay stored, and the period of the trip is excluded
         *     from the trip search: no trip is found in it again, also if positions arrive late, until the exclusion is
         *     deleted. An imported trip is gone. The response is 409 if the trip is still running, or if a part of it
         *     belongs to a depot outside the caller's scope. The audit log keeps what was deleted. At most 120 deleted and restored trips an hour for each user.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/exclusion/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Restore the trip of an excluded period
         * @description Deletes an exclusion and searches its period for trips again. The trip appears within seconds, with a new id, if
         *     its positions are still stored (`restorable`).
         */
        delete: operations["deleteExclusion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/session/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the export of a trip
         * @description A client calls this operation before it saves or prints a trip, and saves or prints only after a 2xx response.
         *     The server adds an entry about the export to the audit log, and to the access log of the driver. At most 120
         *     exports an hour for each user.
         */
        post: operations["recordTripExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/session/{id}/neighbour": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the trip before or after another
         * @description Returns the next or previous trip that matches the filters, without its points, or `null` if there is none. The
         *     trip in the path does not have to match the filters. `previous` is the older trip.
         */
        get: operations["getNeighbourSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up the trips of a period
         * @description Returns distance, driving time and number of trips of one device, vehicle or driver. The request must contain
         *     exactly one of the three ids. The longest period is 32 days. For one day, send a period from midnight to
         *     midnight in the user's time zone. If a trip began before the period or ended after it, only its part within the
         *     period counts, so that the sums of adjacent periods add up. A trip counts for the vehicle and driver of its
         *     time. Where trips of one device, vehicle or driver overlap, only one counts: the one with more points. The
         *     running trip counts up to its latest position; a simulated trip counts only after it has ended. The sum equals
         *     the counted figures of the trips in the list with the same filters, plus the running trip.
         */
        get: operations["summariseSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/speeding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vehicles over the speed limit
         * @description Returns the stretches over the limit in a period of at most 32 days, newest first, at most 1,000. The limit is
         *     that of the caller's notification rule, or the standard rule (80 km/h for 30 seconds) if that rule is off; with
         *     `rule=standard` it is always the standard rule. `kmh` and `seconds` of the response say which rule applied. After a
         *     change of the rule, the list has only what happened since. Stretches are kept for three days. A stretch of a device
         *     has the vehicle, the driver and the depot of its time.
         */
        get: operations["listSpeeding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest position
         * @description Returns the latest position of the fleet. Clients poll this operation every 5 seconds. `data` is `null` if there
         *     is no position yet. These requests do not extend the session: it still ends if the user does nothing else. The
         *     extension `liveFleet` adds the time, the device and the vehicle.
         */
        get: operations["getLastPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the whole fleet's latest positions
         * @description Returns one entry for each device, sorted by name. For a device that has sent no position yet, the place and the
         *     time are `null`. Pass `cursor` to `/gps/stream` to get later changes. Compute the ages of positions from the
         *     `time` of the response, which is the server's clock. With `vehicle_id` or `driver_id`, the list has only the
         *     devices that are now in that vehicle or assigned to that driver.
         */
        get: operations["listLivePositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gps/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the changes of the fleet
         * @description Sends server-sent events until the connection ends. The client sends its token in the header `Authorization`.
         *     With `Last-Event-ID` the stream resumes after that event; without `Last-Event-ID` the stream starts with the
         *     changes from now on.
         *
         *     | event | `data` | when |
         *     | --- | --- | --- |
         *     | `positions` | `LiveChanges` | something changed, at most once a second |
         *     | `clock` | `LiveClock` | at the start and every 15 seconds: the connection is alive |
         *     | `reset` | an empty object | the cursor is unknown, too old or from another scope: read `/gps/live` again |
         *
         *     The `id` of an event is a cursor: after a disconnect, the client sends the last `id` that it received. A slow
         *     reader gets everything that it missed as one event. The stream ends soon after the token or the permission
         *     ends. A user can have up to 10 streams.
         */
        get: operations["streamPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the excluded periods of a device
         * @description Returns the periods of deleted trips of a tracker, the latest first. The trip search finds no trips in them.
         */
        get: operations["listExclusions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the address of a place
         * @description Returns the address of a place from the configured geocoder. The server sends at most one request a second to
         *     the geocoder, for all users together. It caches the result for 30 days, in cells of about 50 metres. Both fields
         *     are `null` if the place has no address. Users take turns: the lookups of one user wait only for each other, and
         *     429 means that too many of them wait. 503 means that the place failed within the last 30 seconds (longer after
         *     more failures), or that the lookup would wait too long.
         */
        get: operations["reverseGeocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingest/osmand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report one position in the OsmAnd format
         * @description Accepts the parameters of phone apps and gateways: `id` or `deviceid`, `lat`, `lon`, `timestamp` (seconds,
         *     milliseconds or ISO 8601), `speed` in knots, `bearing`, `altitude`, `accuracy`, `batt`. Other names are
         *     ignored. The IMEI identifies the device. 200 means stored. A position that a rule refuses or that cannot be
         *     read is counted and also gets 200, because sending it again would not help. A device may store 10 positions a
         *     second on average and 5,000 at once; above this it gets 429, and must send the same request again. A separate
         *     port (`OSMAND_PORT`) accepts the same requests at any path.
         */
        get: operations["reportPosition"];
        put?: never;
        /**
         * Report one position or a batch in the OsmAnd format
         * @description Accepts the parameters of the GET operation in the body: as a form, as JSON with the same names, as JSON with
         *     `location.coords`, or as an array of such JSON objects. The server stores the whole batch before it responds.
         *     An item that cannot be read is counted for its device and does not prevent the others.
         */
        post: operations["reportPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingest/traccar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a position that a Traccar server forwards
         * @description Accepts the JSON of Traccar's `forward.type=json`: one position with its device. `speed` is in knots, `odometer` in
         *     metres, `power` in volts. 200 means that the position is stored, was stored before, or that sending it again
         *     would not help: a rule refuses it, or the device is not registered or in none of the depots of the token. The
         *     response never says which of these is true. An unregistered device appears in the list of unknown devices.
         *     A device has the same limit as in the OsmAnd format, and a token 60,000 requests a minute; above them 429.
         */
        post: operations["forwardTraccarPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingest/unknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List unregistered devices that report
         * @description Returns IMEIs that send positions but are not registered, the latest contact first. The server deletes an entry
         *     after 30 days without contact, and when its IMEI is registered.
         */
        get: operations["listUnknownDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the contact of a device
         * @description Returns the last contact and the battery of the device, and how many of its positions since `from` were accepted
         *     and refused.
         */
        get: operations["getDeviceContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel the correction of a tracker's clock
         * @description Ends the adopted offset, deletes the positions that it corrected, and detects their trips again. For 24 hours the
         *     server adopts no offset for the device. 409 if there is no offset to cancel.
         */
        delete: operations["cancelClockOffset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/speed-unit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the unit of a phone's speed
         * @description Chooses in which unit the server reads a `speed` that comes without a unit, from the next report on. `null` lets
         *     the server assume the unit again. Stored positions stay as they are. 409 if the device never sent anything.
         */
        put: operations["setSpeedUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's notifications
         * @description Returns the latest 500 notifications of the last 90 days, newest first. With `since` (the `cursor` of an earlier
         *     response) it returns only changes: `data` contains new and newly read notifications, and `removed` the ids of
         *     deleted ones. Two responses can contain the same change. A notification of a kind that the role no longer
         *     permits, or of a depot that the user no longer sees, counts as deleted.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Deletes the notification from the list of this user only; other users keep theirs.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks the given notifications of the user. Ignores those that are already read or belong to another user.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the notification rules
         * @description Returns the user's own rules, or the default rules if the user has not changed them.
         */
        get: operations["getNotificationRules"];
        /**
         * Change the notification rules
         * @description Replaces the user's rules. They apply to positions that arrive from now on.
         */
        put: operations["updateNotificationRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification to oneself
         * @description Sends a notification that is marked as a test to the caller, through the chosen channels of a rule; quiet hours do
         *     not apply. Nobody else gets it. At most 5 in 10 minutes.
         */
        post: operations["sendTestNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a browser for push
         * @description Registers the token that the push provider gave to a browser. The server pushes the user's notifications there
         *     until the token is deleted, the session ends, or the provider reports the token as invalid. The links in push
         *     messages begin with the public address of the server, or, if it has none, with the `Origin` of this request if
         *     that is the server's own. 409 if the token belongs to another user whose session has not ended; a browser then
         *     deletes its token at the provider and registers a new one.
         */
        post: operations["registerPushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token from the push provider. */
                token: components["parameters"]["PushToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop push to a browser
         * @description Deletes a token of the user. An unknown token is not an error.
         */
        delete: operations["removePushToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test push
         * @description Sends one message through the provider to the browser of the token; rules and quiet hours do not apply. 422 if
         *     the token belongs to another user or the provider reports it as invalid; 503 if the provider did not accept
         *     the message, or the server has no provider.
         */
        post: operations["sendTestPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices
         * @description Returns every device, sorted by name. `include=vehicle,driver` adds its vehicle and its driver.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many devices
         * @description Gives all the records the same values. Records that cannot be changed are in `refused`, with the reason; the others
         *     are changed in one transaction. A device in a vehicle has the depot of the vehicle, so its depot cannot be changed.
         */
        post: operations["updateDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many devices
         * @description Deletes the records that can be deleted. Records with history, and those that others use, are in `refused`, with
         *     the reason.
         */
        post: operations["deleteDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a device
         * @description The IMEI must be unique; a duplicate gets 409 on the field `imei`.
         */
        post: operations["createDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a device
         * @description Returns one device. `include=vehicle,driver` adds its vehicle and its driver.
         */
        get: operations["getDevice"];
        /**
         * Change a device
         * @description Replaces all fields. The value `null` detaches the device from its vehicle or driver.
         */
        put: operations["updateDevice"];
        post?: never;
        /**
         * Delete a device
         * @description The server refuses the deletion with 409 while the device has trips.
         */
        delete: operations["deleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a position was shared
         * @description A client calls this operation before it shares the position of a device, for example by WhatsApp, and shares it
         *     only after a 2xx response. The server adds an entry about the share to the audit log, and to the access log of
         *     the driver. At most 120 shares an hour for each user.
         */
        post: operations["recordShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the drivers
         * @description Returns every driver, sorted by name.
         */
        get: operations["listDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many drivers
         * @description Gives all the records the same values. Records that cannot be changed are in `refused`, with the reason; the others
         *     are changed in one transaction.
         */
        post: operations["updateDrivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many drivers
         * @description Deletes the records that can be deleted. Records with history, and those that others use, are in `refused`, with
         *     the reason.
         */
        post: operations["deleteDrivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a driver
         * @description Only the name is required. The licence is free text, as printed on the card.
         */
        post: operations["createDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a driver
         * @description Returns one driver.
         */
        get: operations["getDriver"];
        /**
         * Change a driver
         * @description Replaces all fields.
         */
        put: operations["updateDriver"];
        post?: never;
        /**
         * Delete a driver
         * @description The server refuses the deletion with 409 while a device or a trip refers to the driver.
         */
        delete: operations["deleteDriver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vehicles
         * @description Returns every vehicle with its type and brand, sorted by plate.
         */
        get: operations["listVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the brands
         * @description Returns every brand of vehicles, sorted by name.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/brand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a brand
         * @description Returns one brand; `include=type` adds its types.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many vehicles
         * @description Gives all the records the same values. Records that cannot be changed are in `refused`, with the reason; the others
         *     are changed in one transaction.
         */
        post: operations["updateVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many vehicles
         * @description Deletes the records that can be deleted. Records with history, and those that others use, are in `refused`, with
         *     the reason.
         */
        post: operations["deleteVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a vehicle
         * @description The plate must be unique. The comparison ignores spaces and case. A duplicate gets 409 on the field `number`.
         */
        post: operations["createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a vehicle with its device and driver
         * @description Creates the vehicle and, in the same transaction, a device in it and its driver: all of them, or nothing. The
         *     driver is new (`driver`) or existing (`driver_id`), and needs a device, which records who drives. A new device
         *     also needs the permission `device.create`, a new driver `driver.create`; otherwise 403. New records get the
         *     depot of the vehicle. Errors of these parts name the part and the field, such as `device.imei`.
         */
        post: operations["setUpVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a vehicle
         * @description Returns one vehicle with its type and brand.
         */
        get: operations["getVehicle"];
        /**
         * Change a vehicle
         * @description Replaces all fields. The type must belong to the brand.
         */
        put: operations["updateVehicle"];
        post?: never;
        /**
         * Delete a vehicle
         * @description The server refuses the deletion with 409 while a device or a trip refers to the vehicle.
         */
        delete: operations["deleteVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment/device/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the assignments of a device
         * @description Returns which vehicle, driver and depot the device had when, the newest first. Assignments in a depot that the
         *     caller does not see are left out.
         */
        get: operations["listDeviceAssignments"];
        /**
         * Correct the assignments of a device
         * @description Sets the vehicle and the driver of the device for a period of the past, whatever it had then. Trips of the period
         *     get the vehicle, driver and depot of their time; they keep their ids. If the device moved at the start or end of
         *     the period, that bound moves to the nearest stand of at least two minutes within 30 minutes; a bound at which an
         *     assignment begins or ends does not move. The device keeps what it has now. The caller must see every depot that
         *     the correction touches. `If-Match` takes the ETag of the device.
         */
        put: operations["correctAssignments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check an assignment before it is saved
         * @description Tells when a change of the vehicle or driver of a device would take effect, and what the user should know before
         *     saving it. Nothing is refused here and nothing is stored. Without `device_id` the check is about a new device;
         *     without `from` about a change that takes effect now. Only the given vehicle and driver are examined.
         */
        get: operations["checkAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment/driver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the assignments of a driver
         * @description Returns which devices and vehicles the driver had when, the newest first. Assignments in a depot that the caller
         *     does not see are left out.
         */
        get: operations["listDriverAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment/vehicle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the assignments of a vehicle
         * @description Returns in which devices the vehicle was when, and with which driver, the newest first. Assignments in a depot
         *     that the caller does not see are left out.
         */
        get: operations["listVehicleAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a device
         * @description The device leaves the live map, the lists, the choices and the counts, and its vehicle and driver become null. Its
         *     positions are still stored and its trips are still found, but nobody is notified of it. Trips and reports stay.
         *     The IMEI stays reserved, unless `free_identity` is true. A device that is already archived stays as it is, but
         *     `free_identity` still frees its IMEI.
         */
        post: operations["archiveDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a device
         * @description Ends the archiving. The device has no vehicle and no driver until somebody chooses them. If another device has the
         *     IMEI by then, the response is 409. A device that is not archived stays as it is.
         */
        post: operations["restoreDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a driver
         * @description The driver leaves the lists, the choices and the counts. The devices of the driver have no driver from then on. Trips
         *     and reports stay. The response is 409 while a device outside the caller's depots has the driver. A driver that is
         *     already archived stays as it is.
         */
        post: operations["archiveDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a driver
         * @description Ends the archiving. A driver that is not archived stays as it is.
         */
        post: operations["restoreDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a vehicle
         * @description The vehicle leaves the lists, the choices and the counts. Its devices have no vehicle from then on. Trips and reports
         *     stay. The plate stays reserved, unless `free_identity` is true. A vehicle that is already archived stays as it is,
         *     but `free_identity` still frees its plate.
         */
        post: operations["archiveVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a vehicle
         * @description Ends the archiving. If another vehicle has the plate by then, the response is 409. A vehicle that is not archived
         *     stays as it is.
         */
        post: operations["restoreVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the rows of a sheet
         * @description Says for each row what an import would do, and changes nothing. The rows are compared with the records by plate,
         *     IMEI, and license, phone or name of the driver. An empty cell and a missing column keep the stored value. A row
         *     whose record the caller may not create or change is an error, like a row that a form would refuse.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the rows of a sheet
         * @description Checks the rows again and stores those without an error, in the background. The response has the id of the
         *     import, for `GET /import/{id}`. All changes of an import belong to one change, which can be undone.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the progress of an import
         * @description Returns the progress and, at the end, the counts and the refused rows. Each user sees only their own imports. An
         *     import whose server stopped is `failed`.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Cancel an import
         * @description Stores no further rows. Rows that are already stored stay; the change of the import can be undone. An import that
         *     has ended stays as it is.
         */
        delete: operations["cancelImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change
         * @description Undoes a create, edit, deletion, bulk change or import within 24 hours. `id` is the `undo` of the response of the
         *     change. The caller needs for each record the permission of what the undo does: to delete what was created, to
         *     change what was changed, to create what was deleted (403). A record that somebody changed since stays as it is and
         *     is in `refused`; if nothing can be undone, the response is 409. If the vehicle or driver of a device changed and
         *     the device has reported since, the earlier ones hold again from now on.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted records
         * @description Returns the deleted records of one kind that can still be restored, the latest first; at most 1,000. The caller
         *     needs the permission that lists the kind (403).
         */
        get: operations["listDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase a deleted record
         * @description Erases a deleted record for good. The caller needs the permission to delete the kind of record (403) and a recent
         *     confirmation (403 with the code `confirm`).
         */
        delete: operations["eraseDeleted"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted record
         * @description Stores a deleted record again, with its assignments, within 30 days. The caller needs the permission to create the
         *     kind of record (403). If another record has its plate, IMEI or name by then, the response is 409.
         */
        post: operations["restoreDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description Returns every user, sorted by name. `include=role` adds the role.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user
         * @description Creates an account without a password, because only the owner chooses a password. `POST /user/{id}/invite`
         *     creates the link with which the owner sets the password. The e-mail address must be unique; a duplicate gets 409
         *     on the field `email`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description Returns one user. `include=role,role.permissions` adds the role and the ids of its permissions.
         */
        get: operations["getUser"];
        /**
         * Change a user
         * @description Replaces name, e-mail address and role. If the e-mail address changes, all links of the account stop working.
         *     The server refuses the request with 403 for the caller's own account, and with 409 if no active administrator
         *     would remain. If the user loses permissions or depots, the links that the user handed out and could not hand out
         *     now stop working, and the user's API tokens lose the same access; then the message says so.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Erases the data of a disabled user. The e-mail address can then be used again, but the id is never used again.
         *     The response is 409 if the user is not disabled.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an invitation link
         * @description Returns a link with which an invited user sets the first password; it is valid for 72 hours. The previous link
         *     stops working. The response is 409 for a user who already has a password or is disabled.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a recovery link
         * @description Returns a link with which an active user sets a new password; it is valid for 30 minutes. The previous link
         *     stops working. The old password stays valid until the link is used. The response is 409 for a user who is not
         *     active.
         */
        post: operations["createRecoveryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/invite/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation by e-mail
         * @description Like `POST /user/{id}/invite`, but the server sends the link to the stored address. The response is also 409 if
         *     the server has no mail server.
         */
        post: operations["sendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/recovery/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recovery link by e-mail
         * @description Like `POST /user/{id}/recovery`, but the server sends the link to the stored address. The response is also 409
         *     if the server sends no e-mail.
         */
        post: operations["sendRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a registration
         * @description Gives a pending registration a role; the user can sign in from then on. The response is 409 for a user who is
         *     not pending.
         */
        post: operations["approveUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a registration
         * @description Erases a registration that is not approved yet. The response is 409 for any other user.
         */
        post: operations["rejectUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a user
         * @description Disables the user, and immediately ends every session, push registration, link and API token of the user, and
         *     the links that the user handed out; the message names them. The server refuses this with 409 for the last active
         *     administrator.
         */
        post: operations["disableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a user
         * @description Lets a disabled user sign in again. Earlier sessions and links stay invalid.
         */
        post: operations["enableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another user's password
         * @description Sets a new password and ends every session of that user. The server refuses the request with 403 if that user
         *     has a permission that the caller lacks. It also refuses the request with 403 for the caller's own account; use
         *     `POST /me/password` for that account. A server with the extension `userAdmin` refuses every call with 409,
         *     because there only the owner chooses a password, with a recovery link.
         */
        post: operations["setUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List a user's sessions
         * @description Returns one session for each browser in which the user is signed in, the newest first.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * End all sessions of a user
         * @description The user is signed out of all browsers and can sign in again. API tokens continue to work. The server refuses
         *     the request with 403 if the user has a permission that the caller lacks.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn the second factor of a user off
         * @description Turns the second factor off for a user who has lost the phone and the recovery codes. Also deletes the passkeys,
         *     and ends all sessions of the user. If the address is verified and the server sends e-mail, the user gets
         *     two e-mails: one reports the change, and the other contains a recovery link for a new password. The server
         *     refuses the request with 403 if the user has a permission that the caller lacks. Needs a confirmation (`POST
         *     /me/confirm`). The response is 409 for a user without a second factor.
         */
        delete: operations["resetFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List a user's API tokens
         * @description Includes expired tokens.
         */
        get: operations["listUserTokens"];
        put?: never;
        post?: never;
        /**
         * Delete all API tokens of a user
         * @description The server refuses the request with 403 if the user has a permission that the caller lacks.
         */
        delete: operations["deleteUserTokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the depots
         * @description Returns every depot that the caller sees, sorted by name, as one flat list. The `parent_id` of each depot gives
         *     its place in the tree. If the caller does not see the parent of a depot, the depot has no parent here.
         */
        get: operations["listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a depot
         * @description The tree has at most 5 levels. Depots with the same parent have different names; a duplicate gets 409 on the
         *     field `name`. Only a user who sees all depots can create a depot without a parent.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a depot
         * @description Returns one depot.
         */
        get: operations["getGroup"];
        /**
         * Change a depot
         * @description Replaces name, kind and parent, and the time zone and the working hours if the request has them. A new parent also moves everything below the depot; users of the new parent
         *     see it from then on. A depot cannot be below itself.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a depot
         * @description The server refuses the deletion with 409 while a vehicle, driver, device, user, trip or other depot belongs to
         *     the depot, and for the last depot.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}/rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the notification rules of a depot
         * @description Returns the rules that notify every user who sees the depot. All of them are off if nobody has set them.
         */
        get: operations["getGroupRules"];
        /**
         * Change the notification rules of a depot
         * @description Replaces the rules of the depot. They apply to positions that arrive from now on, of the vehicles in the depot
         *     and in the depots below it. They notify the active users who see the depot and whose role permits the kind of
         *     notification: always in the list, by push and e-mail as in the rules of each user. A user whose own rule finds
         *     the same event gets one notification.
         */
        put: operations["updateGroupRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Returns one page of the audit log, newest first. `next` is the cursor of the next page; the last page has none.
         *     A cursor stays valid while entries are added. An API token gets 403 from every operation of this tag.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Returns the newest 5,000 entries that match the filter. The audit log records the export itself. An API token
         *     gets 403.
         */
        get: operations["exportAudit"];
        put?: never;
        /**
         * Record the export of a list
         * @description A client calls this operation before it saves a list to a file, and saves it only after a 2xx response. The
         *     caller needs the permission that shows the list (403). If the list contains drivers or their trips, the server also adds an
         *     entry to the access log of each driver. At most 120 exports an hour for each user.
         */
        post: operations["recordExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/device/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a device
         * @description Returns one page of the changes of the record, newest first. The page contains no sign-ins and no network
         *     addresses.
         */
        get: operations["listDeviceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/driver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a driver
         * @description Returns one page of the changes of the record, newest first. The page contains no sign-ins and no network
         *     addresses.
         */
        get: operations["listDriverHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/vehicle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a vehicle
         * @description Returns one page of the changes of the record, newest first. The page contains no sign-ins and no network
         *     addresses.
         */
        get: operations["listVehicleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a user
         * @description Returns one page of the changes of the record, newest first. The page contains no sign-ins and no network
         *     addresses.
         */
        get: operations["listUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a role
         * @description Returns one page of the changes of the record, newest first. The page contains no sign-ins and no network
         *     addresses.
         */
        get: operations["listRoleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a depot
         * @description Returns one page of the changes of the record, newest first. The page contains no sign-ins and no network
         *     addresses.
         */
        get: operations["listGroupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users who viewed the data of a driver
         * @description Returns one page of the users who accessed data of the driver, newest first. These users opened a trip, listed
         *     trips with their points, watched the live map, exported data or shared a position. Repeated accesses of the same
         *     kind by one user in the same hour are one entry, which contains their number; each opened or exported trip has
         *     its own entry.
         */
        get: operations["listDriverAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions
         * @description Returns the groups of permissions, in the order of the dashboard's menu. `include=permissions` adds the
         *     permissions. Every user may read these names, so that each can see what the own role allows.
         */
        get: operations["listAccessGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description Returns every role, sorted by name.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/role/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description The name must be unique; a duplicate gets 409 on the field `name`. The server refuses the role with 403 on the
         *     field `permissions` if the role would grant a permission that the caller lacks.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a role
         * @description Returns one role. `include=permissions` adds the ids of its permissions.
         */
        get: operations["getRole"];
        /**
         * Change a role
         * @description Replaces name, description and permissions. The change takes effect with the next request of each user of the
         *     role. The server refuses it with 403 on the field `permissions` if the role grants, before or after the change,
         *     a permission that the caller lacks. It also refuses it with 403 if a user outside the depots of the caller has
         *     the role. It refuses the change with 409 for a role of type `system`, which always grants everything, and if no
         *     user who can change roles would remain. If users lose permissions, the links that they handed out and the API
         *     tokens that they made can end; then the message says so.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description The server refuses the deletion with 403 if the role grants a permission that the caller lacks, or if a user
         *     outside the depots of the caller has the role. It refuses the deletion with 409 for a role of type `system`, and while a user has the role.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the server
         * @description Returns figures of the database, and of all servers that use the same database. The figures of the database are
         *     at most ten seconds old. `problems` lists the problems that need attention.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Our server uses positive integers. A client accepts letters, digits, `_` and `-`, and rejects anything else.
         * @example 7
         */
        Id: number | string;
        /** @description An id, or `null` for none. */
        OptionalId: components["schemas"]["Id"] | null;
        /** @description True for records of the simulated demo fleet; every view must mark them. */
        Simulated: boolean;
        ErrorAnswer: {
            /** @description What happened and what to do, in the language of the request. */
            message: string;
            /** @description What the client must do before it repeats the request, such as `confirm` or `enrol-factor`. */
            code?: string;
            /** @description The messages of each invalid field. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description A base server sends only `message`, or nothing. */
        MessageAnswer: {
            /** @description What was done, in the language of the request. */
            message?: string;
            undo?: components["schemas"]["Undo"];
        };
        CreatedAnswer: {
            /** @description What was done, in the language of the request. */
            message?: string;
            undo?: components["schemas"]["Undo"];
            /** @description The new record; a base server omits it. */
            data?: {
                id: components["schemas"]["Id"];
            };
        };
        /** @description The run of this change, for `POST /change/{id}/undo`. Absent if the change cannot be undone. */
        Undo: number;
        /** @description The version of the record, for a bulk change. Only in lists. */
        Version: number;
        /** @description Since when the record is archived; null for a record in use. */
        ArchivedAt: string | null;
        /** @description True if another record may have the IMEI or the plate of this archived record. */
        IdentityFree: boolean | null;
        /**
         * @example {
         *       "email": "rina.kusuma@armadanusa.example",
         *       "password": "bukan-sandi-asli"
         *     }
         */
        LoginInput: {
            email: string;
            /** Format: password */
            password: string;
        };
        /**
         * @example {
         *       "token": "Zk3vT0pQ9mXcR2yB7sLw5dHn8uJf1gKe4aVi6oPxNqM",
         *       "message": "Selamat datang kembali."
         *     }
         */
        LoginAnswer: {
            /** @description Send it as bearer token with every other request. */
            token: string;
            message?: string;
        };
        /**
         * @example {
         *       "challenge": "pJ5xQv1kR8",
         *       "factors": [
         *         "totp",
         *         "recovery"
         *       ],
         *       "expires_at": "2026-11-24T08:05:00Z"
         *     }
         */
        FactorChallenge: {
            /** @description Send it with the code; not a bearer token. */
            challenge: string;
            /** @description The factors that can complete the sign-in. */
            factors: ("totp" | "recovery" | "passkey")[];
            /** Format: date-time */
            expires_at: string;
        };
        FactorInput: {
            challenge: string;
            code: string;
        };
        PasskeySignInStart: {
            /** @description From `POST /auth/login`. */
            challenge?: string;
        };
        PasskeySignInInput: {
            /** @description From `POST /auth/login`. */
            challenge?: string;
            passkey: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyDescriptor: {
            /** @description Base64url. */
            id: string;
            /** @enum {string} */
            type: "public-key";
            transports?: string[];
        };
        /**
         * @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
         * @example {
         *       "challenge": "pJ5xQv1kR8",
         *       "rpId": "sikud.example",
         *       "timeout": 300000,
         *       "userVerification": "required"
         *     }
         */
        PasskeyRequest: {
            /** @description A random number, base64url. */
            challenge: string;
            /** @description The domain that the passkeys are for. */
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
            /** @description Absent if the browser may use any passkey of the domain. */
            allowCredentials?: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description `AuthenticationResponseJSON` of WebAuthn. Binary values are base64url strings. */
        PasskeyAssertion: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            authenticatorAttachment?: string;
            clientExtensionResults?: Record<string, never>;
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        /**
         * @example {
         *       "email": "rina.kusuma@armadanusa.example"
         *     }
         */
        EmailInput: {
            email: string;
        };
        /**
         * @example {
         *       "username": "Rina Kusumawardani",
         *       "email": "rina.kusuma@armadanusa.example",
         *       "password": "empat kata acak panjang"
         *     }
         */
        RegisterInput: {
            username: string;
            email: string;
            /** Format: password */
            password: string;
        };
        /**
         * @example {
         *       "token": "Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1iYXNlNjQ",
         *       "password": "empat kata acak panjang"
         *     }
         */
        VerifyEmailInput: {
            token: string;
            /** Format: password */
            password: string;
        };
        /**
         * @example {
         *       "token": "Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1iYXNlNjQ",
         *       "name": "Rina Kusumawardani",
         *       "email": "rina.kusuma@armadanusa.example",
         *       "password_new": "empat kata acak panjang",
         *       "password_re": "empat kata acak panjang"
         *     }
         */
        SetUpInput: {
            token: string;
            name: string;
            email: string;
            /** Format: password */
            password_new: string;
            /**
             * Format: password
             * @description The new password again.
             */
            password_re: string;
        };
        /**
         * @example {
         *       "token": "Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1iYXNlNjQ"
         *     }
         */
        LinkInput: {
            token: string;
        };
        /**
         * @example {
         *       "name": "Rina Kusumawardani",
         *       "email": "rina.kusuma@armadanusa.example"
         *     }
         */
        InvitedAccount: {
            name: string;
            email: string;
        };
        /**
         * @example {
         *       "token": "Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1iYXNlNjQ",
         *       "password_new": "empat kata acak panjang",
         *       "password_re": "empat kata acak panjang"
         *     }
         */
        LinkPasswordInput: {
            token: string;
            /** Format: password */
            password_new: string;
            /**
             * Format: password
             * @description The new password again.
             */
            password_re: string;
        };
        FactorCode: {
            code: string;
        };
        /**
         * @example {
         *       "enabled": true,
         *       "enabled_at": "2026-11-24T08:00:00Z",
         *       "codes_left": 10,
         *       "required": false
         *     }
         */
        Factor: {
            enabled: boolean;
            /** Format: date-time */
            enabled_at: string | null;
            /** @description Recovery codes that were not used. */
            codes_left: number;
            /** @description Whether the role requires it. */
            required: boolean;
        };
        /**
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXP",
         *       "uri": "otpauth://totp/SIKUD:admin@sikud.test?secret=JBSWY3DPEHPK3PXP&issuer=SIKUD"
         *     }
         */
        FactorSeed: {
            /** @description The key in base32, for apps that cannot scan. */
            secret: string;
            /** @description `otpauth://totp/…`, for a QR code. */
            uri: string;
        };
        /**
         * @example {
         *       "codes": [
         *         "k7mq-2x9f-w4hd-8rtn-c5vp"
         *       ]
         *     }
         */
        RecoveryCodes: {
            /** @description Each code works once. */
            codes: string[];
        };
        /**
         * @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
         * @example {
         *       "challenge": "pJ5xQv1kR8",
         *       "rp": {
         *         "id": "sikud.example",
         *         "name": "SIKUD"
         *       },
         *       "user": {
         *         "id": "b3J-ZW",
         *         "name": "rina.kusuma@armadanusa.example",
         *         "displayName": "Rina Kusuma"
         *       },
         *       "pubKeyCredParams": [
         *         {
         *           "alg": -7,
         *           "type": "public-key"
         *         }
         *       ],
         *       "timeout": 300000,
         *       "excludeCredentials": [],
         *       "authenticatorSelection": {
         *         "residentKey": "required",
         *         "requireResidentKey": true,
         *         "userVerification": "required"
         *       },
         *       "attestation": "none"
         *     }
         */
        PasskeyCreation: {
            /** @description A random number, base64url. */
            challenge: string;
            rp: {
                /** @description The domain that the passkey is for. */
                id: string;
                name: string;
            };
            user: {
                /** @description Random, base64url; it says nothing about the user. */
                id: string;
                /** @description The e-mail address. */
                name: string;
                displayName: string;
            };
            /** @description The signature algorithms that the server accepts, the preferred one first. */
            pubKeyCredParams: {
                /** @description The COSE number of the algorithm. */
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            /** @description Milliseconds. */
            timeout: number;
            /** @description The passkeys that the user already has, so that a device does not get a second one. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "required";
                requireResidentKey: boolean;
                /** @enum {string} */
                userVerification: "required";
            };
            /** @enum {string} */
            attestation: "none";
        };
        /** @description `RegistrationResponseJSON` of WebAuthn. Binary values are base64url strings. */
        PasskeyRegistration: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            authenticatorAttachment?: string;
            clientExtensionResults?: Record<string, never>;
            response: {
                clientDataJSON: string;
                attestationObject: string;
                authenticatorData?: string;
                publicKey?: string;
                publicKeyAlgorithm?: number;
                transports?: string[];
            };
        };
        /**
         * @example {
         *       "id": 7,
         *       "name": "Laptop kantor",
         *       "created_at": "2026-11-24T00:10:00.000Z",
         *       "last_used_at": null
         *     }
         */
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        PasskeyInput: {
            name: string;
            passkey: components["schemas"]["PasskeyRegistration"];
        };
        /**
         * @example {
         *       "id": 7,
         *       "codes": [
         *         "k7mq-2x9f-w4hd-8rtn-c5vp"
         *       ]
         *     }
         */
        NewPasskey: {
            id: components["schemas"]["Id"];
            /** @description New recovery codes; empty if the user already has recovery codes. */
            codes: string[];
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "Rina Kusumawardani",
         *       "email": "rina.kusuma@armadanusa.example",
         *       "phone": "+62 812-1904-7736",
         *       "address": "Jalan Hang Tuah Raya 14",
         *       "province": {
         *         "id": 31,
         *         "name": "Daerah Khusus Ibukota Jakarta"
         *       },
         *       "regency": {
         *         "id": 3174,
         *         "name": "Kota Administrasi Jakarta Selatan"
         *       },
         *       "district": {
         *         "id": 317407,
         *         "name": "Kebayoran Baru"
         *       },
         *       "village": {
         *         "id": 3174071002,
         *         "name": "Gunung"
         *       },
         *       "role": {
         *         "data": {
         *           "id": 2,
         *           "name": "Operator Armada",
         *           "permissions": [
         *             1,
         *             2,
         *             6,
         *             7,
         *             11,
         *             12
         *           ]
         *         }
         *       }
         *     }
         */
        CurrentUser: {
            id?: components["schemas"]["Id"];
            name: string;
            email?: string;
            phone?: string | null;
            address?: string | null;
            province?: components["schemas"]["PlaceReference"];
            regency?: components["schemas"]["PlaceReference"];
            district?: components["schemas"]["PlaceReference"];
            village?: components["schemas"]["PlaceReference"];
            /** @description Whether the user has a second factor: the codes of an app, or a passkey. */
            factor?: boolean;
            /** @description Whether the user has a passkey. */
            passkey?: boolean;
            /**
             * @description True while the role requires a second factor and the user has none. During that time the session can call
             *     only this operation, `logout`, `confirmMe` and the operations that enrol a factor; other operations respond
             *     with 403 and the code `enrol-factor`.
             */
            limited?: boolean;
            /**
             * @description Whether all devices of the server are simulated, as in the demo. Then a client can mark all data once, instead
             *     of each record.
             */
            all_simulated?: boolean;
            /** @description Sees all depots. */
            all_groups?: boolean;
            /** @description The depots of the user; empty with `all_groups`. */
            groups?: components["schemas"]["GroupName"][];
            /** @description The new e-mail address that is not confirmed yet; `null` if there is none, and for API tokens. */
            email_change?: components["schemas"]["EmailChange"] | null;
            /** @description Present while this session views the dashboard as this role (`POST /me/view-as`). */
            view_as?: {
                role: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                /** Format: date-time */
                until: string;
            };
            /** @description Only with `include=role`; `null` for an account without a role. */
            role?: {
                data: components["schemas"]["OwnRole"];
            } | null;
        };
        /**
         * @example {
         *       "email": "rina.baru@armadanusa.example",
         *       "waits_for": [
         *         "new",
         *         "old"
         *       ],
         *       "expires_at": "2026-11-25T08:00:00Z"
         *     }
         */
        EmailChange: {
            /** @description The new address. */
            email: string;
            /** @description The addresses, new or old, whose link has not been opened yet. */
            waits_for: ("new" | "old")[];
            /**
             * Format: date-time
             * @description When the pending change expires. Each link works for 60 minutes after it was sent.
             */
            expires_at: string;
        };
        OwnRole: {
            id?: components["schemas"]["Id"];
            name: string;
            /** @description The ids of the permissions. If they are absent, a client restricts nothing. */
            permissions?: components["schemas"]["Id"][];
        };
        PlaceReference: {
            id: components["schemas"]["Id"];
            name?: string;
        } | null;
        /**
         * @example {
         *       "name": "Rina Kusumawardani",
         *       "phone": "+62 812-1904-7736",
         *       "province_id": 31,
         *       "regency_id": 3174,
         *       "district_id": 317407,
         *       "village_id": 3174071002,
         *       "address": "Jalan Hang Tuah Raya 14"
         *     }
         */
        ProfileInput: {
            name: string;
            phone?: string | null;
            province_id?: components["schemas"]["OptionalId"];
            regency_id?: components["schemas"]["OptionalId"];
            district_id?: components["schemas"]["OptionalId"];
            village_id?: components["schemas"]["OptionalId"];
            address?: string | null;
        };
        ConfirmInput: {
            /** Format: password */
            password?: string;
            /** @description A code of the authenticator app, or a recovery code. */
            code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        ViewAsInput: {
            role_id: components["schemas"]["Id"];
        };
        /**
         * @description A browser in which a user is signed in.
         * @example {
         *       "id": 41,
         *       "browser": "Chrome",
         *       "system": "Windows",
         *       "address": "10.20.0.14",
         *       "network": "this",
         *       "created_at": "2026-11-23T00:10:00.000Z",
         *       "last_seen_at": "2026-11-23T03:15:00.000Z",
         *       "current": true
         *     }
         */
        UserSession: {
            id: components["schemas"]["Id"];
            /** @description Such as Chrome; `null` if it is not known. */
            browser: string | null;
            /** @description Such as Windows; `null` if it is not known. */
            system: string | null;
            /** @description The network address of the sign-in. */
            address: string | null;
            /**
             * @description Whether the address is that of this request.
             * @enum {string}
             */
            network: "this" | "other";
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Accurate to a minute.
             */
            last_seen_at: string;
            /** @description The session of this request. */
            current: boolean;
        };
        /**
         * @example {
         *       "id": 52,
         *       "name": "Laporan bulanan",
         *       "permissions": [
         *         2,
         *         3
         *       ],
         *       "created_at": "2026-11-23T00:10:00.000Z",
         *       "last_used_at": null,
         *       "expires_at": "2027-02-21T00:10:00.000Z"
         *     }
         */
        ApiToken: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The permissions that the owner chose. A permission that the role does not grant has no effect. */
            permissions: components["schemas"]["Id"][];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Accurate to a minute.
             */
            last_used_at: string | null;
            /** Format: date-time */
            expires_at: string;
            /** @description Whether the token sees all depots of its owner, also depots that the owner gets later. */
            all_groups?: boolean;
            /**
             * @description The depots of the token, without those that the caller does not see; empty with `all_groups`. The token sees
             *     its depots and the depots below them, but only while its owner sees them.
             */
            groups?: components["schemas"]["GroupName"][];
        };
        /**
         * @example {
         *       "id": 52,
         *       "token": "sikud_EXAMPLE-0000000000000000000000000000000000"
         *     }
         */
        NewApiToken: {
            id: components["schemas"]["Id"];
            /** @description Send it as a bearer token. The server keeps only its hash. */
            token: string;
        };
        ApiTokenInput: {
            name: string;
            permissions: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description In at most 365 days.
             */
            expires_at: string;
            /**
             * @description The depots of the token; the caller must see them. If the list is missing or empty, the token sees all
             *     depots of its owner.
             */
            group_ids?: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "password": "sandi-yang-lama",
         *       "password_new": "empat kata acak panjang",
         *       "password_re": "empat kata acak panjang"
         *     }
         */
        PasswordInput: {
            /**
             * Format: password
             * @description The old password.
             */
            password: string;
            /** Format: password */
            password_new: string;
            /**
             * Format: password
             * @description The new password again.
             */
            password_re: string;
        };
        /**
         * @description A depot and the id of its parent.
         * @example {
         *       "id": 2,
         *       "parent_id": 1,
         *       "name": "Depo Cakung"
         *     }
         */
        GroupPlace: {
            id: components["schemas"]["Id"];
            parent_id: components["schemas"]["OptionalId"];
            name: string;
        };
        Place: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @example {
         *       "id": 31,
         *       "name": "Daerah Khusus Ibukota Jakarta"
         *     }
         */
        Province: components["schemas"]["Place"];
        /**
         * @example {
         *       "id": 3174,
         *       "name": "Kota Administrasi Jakarta Selatan"
         *     }
         */
        Regency: components["schemas"]["Place"];
        /**
         * @example {
         *       "id": 317407,
         *       "name": "Kebayoran Baru"
         *     }
         */
        District: components["schemas"]["Place"];
        /**
         * @example {
         *       "id": 3174071002,
         *       "name": "Gunung"
         *     }
         */
        Village: components["schemas"]["Place"];
        /**
         * @example {
         *       "id": 31,
         *       "name": "Daerah Khusus Ibukota Jakarta",
         *       "regencies": {
         *         "data": [
         *           {
         *             "id": 3173,
         *             "name": "Kota Administrasi Jakarta Barat"
         *           },
         *           {
         *             "id": 3174,
         *             "name": "Kota Administrasi Jakarta Selatan"
         *           }
         *         ]
         *       }
         *     }
         */
        ProvinceDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description With `include=regencies`. */
            regencies?: {
                data: components["schemas"]["Regency"][];
            };
        };
        /**
         * @example {
         *       "id": 3174,
         *       "name": "Kota Administrasi Jakarta Selatan",
         *       "districts": {
         *         "data": [
         *           {
         *             "id": 317401,
         *             "name": "Tebet"
         *           },
         *           {
         *             "id": 317407,
         *             "name": "Kebayoran Baru"
         *           }
         *         ]
         *       }
         *     }
         */
        RegencyDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description With `include=districts`. */
            districts?: {
                data: components["schemas"]["District"][];
            };
        };
        /**
         * @example {
         *       "id": 317407,
         *       "name": "Kebayoran Baru",
         *       "villages": {
         *         "data": [
         *           {
         *             "id": 3174071001,
         *             "name": "Melawai"
         *           },
         *           {
         *             "id": 3174071002,
         *             "name": "Gunung"
         *           }
         *         ]
         *       }
         *     }
         */
        DistrictDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description With `include=villages`. */
            villages?: {
                data: components["schemas"]["Village"][];
            };
        };
        /** @description The status of the vehicle: an object with `text`, or a plain value. Each server has its own statuses. */
        GpsStatus: components["schemas"]["StatusText"] | string | number | null;
        StatusText: {
            /** @example Bergerak */
            text: string;
        };
        GpsMoment: {
            /**
             * @description ISO 8601 on our server, `null` if the recording has no times; any text on a base server.
             * @example 2026-11-20T07:24:10+07:00
             */
            time: string | null;
        };
        /**
         * @example {
         *       "lat": -6.22441,
         *       "lng": 106.80912,
         *       "speed": 38.5,
         *       "status": {
         *         "text": "Bergerak"
         *       },
         *       "time": "2026-11-20T07:26:40+07:00",
         *       "heading": 43
         *     }
         */
        GpsPoint: {
            lat: number;
            lng: number;
            /** @description km/h; `null` if unknown. */
            speed: number | null;
            status: components["schemas"]["GpsStatus"];
            /** @description Time of recording; absent if unknown. */
            time?: string;
            /** @description Degrees clockwise from north. */
            heading?: number | null;
        };
        /**
         * @example {
         *       "id": 412,
         *       "start": {
         *         "time": "2026-11-20T07:24:10+07:00"
         *       },
         *       "end": {
         *         "time": "2026-11-20T07:58:45+07:00"
         *       },
         *       "distance": 14.62,
         *       "speed": 25.4,
         *       "max_speed": 41.2,
         *       "device": {
         *         "id": 7,
         *         "name": "Pelacak 07",
         *         "imei": "861230049808497"
         *       },
         *       "vehicle": {
         *         "id": 7,
         *         "number": "B 9114 TCN",
         *         "name": "Mitsubishi Colt Diesel"
         *       },
         *       "driver": {
         *         "id": 3,
         *         "name": "Agus Setiawan"
         *       },
         *       "simulated": true,
         *       "source": "demo",
         *       "points": [
         *         {
         *           "lat": -6.22736,
         *           "lng": 106.80241,
         *           "speed": 0,
         *           "status": {
         *             "text": "Berhenti"
         *           },
         *           "time": "2026-11-20T07:24:10+07:00",
         *           "heading": 41
         *         },
         *         {
         *           "lat": -6.22441,
         *           "lng": 106.80912,
         *           "speed": 38.5,
         *           "status": {
         *             "text": "Bergerak"
         *           },
         *           "time": "2026-11-20T07:26:40+07:00",
         *           "heading": 43
         *         }
         *       ]
         *     }
         */
        GpsSession: {
            start: components["schemas"]["GpsMoment"];
            end: components["schemas"]["GpsMoment"];
            /** @description km. */
            distance: number;
            /** @description Average while moving, km/h: distance divided by the moving time; `null` if unknown. */
            speed: number | null;
            /** @description Highest speed at a point of what the filters select, km/h. Absent if no point of it has a speed. */
            max_speed?: number;
            points: components["schemas"]["GpsPoint"][];
            /** @description Not on a base server. */
            id?: components["schemas"]["Id"];
            device?: components["schemas"]["DeviceReference"];
            vehicle?: components["schemas"]["VehicleReference"];
            driver?: components["schemas"]["DriverReference"];
            simulated?: components["schemas"]["Simulated"];
            /** @description `tracker`, `import` or `demo`. Only a deleted trip of a tracker can be restored. */
            source?: string;
            share?: components["schemas"]["TripShare"];
            /**
             * @description Present if another trip of the same device, vehicle or driver overlaps the trip. Each time counts only once,
             *     in the trip with more points.
             * @constant
             */
            overlap?: true;
            preview?: components["schemas"]["TripPreview"];
            gap_before?: components["schemas"]["TripGap"];
        };
        /**
         * @description The period of a deleted trip, in which the trip search finds no trips.
         * @example {
         *       "id": 5,
         *       "from": "2026-11-20T07:24:10+07:00",
         *       "to": "2026-11-20T07:58:45+07:00",
         *       "at": "2026-11-21T09:12:03+07:00",
         *       "by": {
         *         "id": 1,
         *         "name": "Rina Kartika"
         *       },
         *       "restorable": true
         *     }
         */
        TripExclusion: {
            id: components["schemas"]["Id"];
            /** @description Start of the deleted trip. */
            from: string;
            /** @description End of the deleted trip. */
            to: string;
            /** @description When the trip was deleted. */
            at: string;
            /** @description Who deleted the trip; `null` if this user no longer exists. */
            by: components["schemas"]["AuditActor"];
            /** @description Whether positions of the period are still stored. */
            restorable: boolean;
        };
        /**
         * @description The part of a trip that the filters select: of one vehicle, of one driver, or within the period. Absent if they
         *     select the whole trip and all of it counts.
         * @example {
         *       "from": "2026-11-20T00:24:10.000Z",
         *       "to": "2026-11-20T00:41:00.000Z",
         *       "distance": 7.1,
         *       "driving": 1010,
         *       "counted_distance": 7.1,
         *       "counted_driving": 1010
         *     }
         */
        TripShare: {
            /** @description Start of the part; `null` for a trip without times. */
            from: string | null;
            /** @description End of the part. */
            to: string | null;
            /** @description km. */
            distance: number;
            /** @description Time in motion in seconds. */
            driving: number;
            /** @description What of `distance` counts; the rest counts in a trip that overlaps this one. */
            counted_distance: number;
            /** @description What of `driving` counts. */
            counted_driving: number;
        };
        /**
         * @description Where a trip began and ended, and its speed at up to 24 of its points. Only in a page with `preview=1`, and
         *     not for a trip of which the caller sees only a part.
         * @example {
         *       "start": {
         *         "lat": -6.22736,
         *         "lng": 106.80241
         *       },
         *       "end": {
         *         "lat": -6.19508,
         *         "lng": 106.82302
         *       },
         *       "speeds": [
         *         0,
         *         24,
         *         38,
         *         41,
         *         36,
         *         12,
         *         0
         *       ]
         *     }
         */
        TripPreview: {
            start: components["schemas"]["TripEnd"];
            end: components["schemas"]["TripEnd"];
            /** @description km/h in the order of the trip; `null` if unknown. */
            speeds: (number | null)[];
        };
        /**
         * @example {
         *       "lat": -6.22736,
         *       "lng": 106.80241
         *     }
         */
        TripEnd: {
            lat: number;
            lng: number;
        };
        /**
         * @description The way without signal between the previous trip of the tracker and this one. Only in `GET /gps/session/{id}`,
         *     and only if the tracker was silent for ten minutes or more while the vehicle moved 0.5 km or more. The route is
         *     unknown, so no distance and no sum contains this way. Absent if one of the two trips is of another vehicle or
         *     outside the caller's scope, or if a trip between them was deleted.
         * @example {
         *       "km": 8.1,
         *       "seconds": 720
         *     }
         */
        TripGap: {
            /** @description The straight line. */
            km: number;
            /** @description The time without signal. */
            seconds: number;
        };
        /**
         * @example {
         *       "distance": 84.3,
         *       "driving": 11520,
         *       "trips": 4,
         *       "running": true,
         *       "simulated": true
         *     }
         */
        TripSummary: {
            /** @description km. */
            distance: number;
            /** @description Time in motion in seconds. */
            driving: number;
            /** @description Trips of which a part lies in the period. */
            trips: number;
            /** @description Whether a trip is still running; its figures grow. */
            running: boolean;
            simulated?: components["schemas"]["Simulated"];
        };
        /**
         * @description A time in which a vehicle was over the limit.
         * @example {
         *       "from": "2026-11-20T15:04:05+07:00",
         *       "to": "2026-11-20T15:07:35+07:00",
         *       "highest": 104,
         *       "device": {
         *         "id": 7,
         *         "name": "Pelacak 07",
         *         "imei": "861230049808497"
         *       },
         *       "vehicle": {
         *         "id": 7,
         *         "number": "B 9114 TCN",
         *         "name": "Mitsubishi Colt Diesel"
         *       },
         *       "driver": {
         *         "id": 3,
         *         "name": "Agus Setiawan"
         *       },
         *       "simulated": true
         *     }
         */
        SpeedingStretch: {
            from: string;
            /** @description The last position over the limit so far. */
            to: string;
            /** @description The highest speed in km/h. */
            highest: number;
            device: components["schemas"]["LiveDevice"];
            vehicle: components["schemas"]["VehicleReference"];
            driver: components["schemas"]["DriverReference"];
            simulated?: components["schemas"]["Simulated"];
        };
        /**
         * @description Cursor of the next page of trips; send it unchanged.
         * @example MjAyNi0xMS0yMFQwMDoyNDoxMC41KzAwOjAwLDQxNixhM2Y5MWM
         */
        TripCursor: string;
        /**
         * @example {
         *       "lat": -6.19508,
         *       "lng": 106.82302,
         *       "status": {
         *         "text": "Bergerak"
         *       },
         *       "time": "2026-11-20T15:04:05+07:00",
         *       "device": {
         *         "id": 7,
         *         "name": "Pelacak 07",
         *         "imei": "861230049808497"
         *       },
         *       "vehicle": {
         *         "id": 7,
         *         "number": "B 9114 TCN",
         *         "name": "Mitsubishi Colt Diesel"
         *       },
         *       "simulated": true
         *     }
         */
        LastPosition: {
            lat: number;
            lng: number;
            status: components["schemas"]["StatusText"];
            /** @description Time of recording. */
            time?: string;
            /** @description The last contact, if it came more than a minute after the position; otherwise `null`. */
            contact?: string | null;
            device?: components["schemas"]["DeviceReference"];
            vehicle?: components["schemas"]["VehicleReference"];
            simulated?: components["schemas"]["Simulated"];
        };
        /**
         * @example {
         *       "device": {
         *         "id": 7,
         *         "name": "Pelacak 07",
         *         "imei": "861230049808497"
         *       },
         *       "vehicle": {
         *         "id": 7,
         *         "number": "B 9114 TCN",
         *         "name": "Mitsubishi Colt Diesel"
         *       },
         *       "driver": {
         *         "id": 3,
         *         "name": "Agus Setiawan"
         *       },
         *       "lat": -6.19508,
         *       "lng": 106.82302,
         *       "speed": 38.5,
         *       "heading": 4,
         *       "time": "2026-11-20T15:04:05+07:00",
         *       "status": {
         *         "text": "Bergerak"
         *       },
         *       "statusSince": "2026-11-20T14:41:12+07:00",
         *       "simulated": true,
         *       "contact": null,
         *       "ignition": true,
         *       "alarm": "sos",
         *       "alarmTime": "2026-11-20T15:01:12+07:00"
         *     }
         */
        LivePosition: {
            device: components["schemas"]["LiveDevice"];
            vehicle: components["schemas"]["VehicleReference"];
            driver: components["schemas"]["DriverReference"];
            lat: components["schemas"]["OptionalLatitude"];
            lng: components["schemas"]["OptionalLongitude"];
            /** @description km/h; `null` if unknown. */
            speed: number | null;
            /** @description Degrees clockwise from north. */
            heading: number | null;
            /** @description Time of recording; `null` if unknown. */
            time: string | null;
            status: components["schemas"]["StatusText"];
            /** @description When the device began to drive, or to stand still; `null` if unknown. Compute the duration from `time` of the response. */
            statusSince?: string | null;
            simulated?: components["schemas"]["Simulated"];
            /** @description The last contact, if it came more than a minute after the position, as from a tracker that sends only heartbeats while the vehicle stands; otherwise `null`. It can be up to 30 seconds late. */
            contact?: string | null;
            /** @description Whether the ignition is on; `null` if the device never said so. */
            ignition?: boolean | null;
            /** @description The most urgent alarm that is not over. Show it for an hour after `alarmTime`, then it is old. */
            alarm?: components["schemas"]["AlarmKind"] | null;
            /** @description When the device last reported `alarm`. */
            alarmTime?: string | null;
        };
        /**
         * @description `sos`: somebody pressed the emergency button. `power_cut`: the tracker lost the power of the vehicle. `towing`: the
         *     vehicle was moved while it was parked. `low_battery`: the battery of the vehicle or of the tracker is low.
         * @enum {string}
         */
        AlarmKind: "sos" | "power_cut" | "towing" | "low_battery";
        LiveDevice: {
            id: components["schemas"]["Id"];
            name: string;
            imei?: string;
        };
        OptionalLatitude: number | null;
        OptionalLongitude: number | null;
        /**
         * @description Time of the server's clock, with milliseconds.
         * @example 2026-11-20T08:04:07.250Z
         */
        ServerTime: string;
        /**
         * @description Says which changes the client already has; the stream continues with the later ones. Only this server can read
         *     the cursor; send it unchanged.
         * @example 1795248000.90114:90114:
         */
        LiveCursor: string;
        /**
         * @description The changes since the previous event.
         * @example {
         *       "time": "2026-11-20T08:04:07.250Z",
         *       "moved": {
         *         "id": [
         *           7
         *         ],
         *         "lat": [
         *           -6.19508
         *         ],
         *         "lng": [
         *           106.82302
         *         ],
         *         "speed": [
         *           38.5
         *         ],
         *         "heading": [
         *           4
         *         ],
         *         "time": [
         *           1795161845000
         *         ],
         *         "status": [
         *           "Bergerak"
         *         ],
         *         "statusSince": [
         *           1795160472000
         *         ],
         *         "simulated": [
         *           true
         *         ]
         *       },
         *       "changed": [],
         *       "removed": [
         *         12
         *       ]
         *     }
         */
        LiveChanges: {
            time: components["schemas"]["ServerTime"];
            moved: components["schemas"]["LiveMoves"];
            /** @description New devices, and devices whose name, vehicle or driver changed. */
            changed: components["schemas"]["LivePosition"][];
            /** @description Deleted devices, and devices that left the depots of the user. */
            removed: components["schemas"]["Id"][];
        };
        /** @description Devices with a new position or contact and no other change, as columns of equal length with the fields of `LivePosition`. Columns take fewer bytes than objects; one event can have 10,000 entries. Times are in milliseconds since 1970. The last four columns are `null` if all their values are. */
        LiveMoves: {
            id: components["schemas"]["Id"][];
            lat: components["schemas"]["OptionalLatitude"][];
            lng: components["schemas"]["OptionalLongitude"][];
            speed: (number | null)[];
            heading: (number | null)[];
            time: (number | null)[];
            status: string[];
            statusSince?: (number | null)[];
            simulated: boolean[];
            contact?: (number | null)[] | null;
            ignition?: (boolean | null)[] | null;
            alarm?: (string | null)[] | null;
            alarmTime?: (number | null)[] | null;
        };
        /**
         * @example {
         *       "time": "2026-11-20T08:04:07.250Z"
         *     }
         */
        LiveClock: {
            time: components["schemas"]["ServerTime"];
        };
        DeviceReference: {
            id?: components["schemas"]["Id"];
            name: string;
            imei?: string;
        } | null;
        /**
         * @example {
         *       "format": "gpx"
         *     }
         */
        TripExport: {
            /** @enum {string} */
            format: "gpx" | "kml" | "geojson" | "csv" | "print";
        };
        /**
         * @example {
         *       "road": "Jalan M.H. Thamrin",
         *       "address": "Jalan M.H. Thamrin, Menteng, Jakarta Pusat, 10310"
         *     }
         */
        Address: {
            /** @description The name of the street. */
            road: string | null;
            /** @description The whole address in one line. */
            address: string | null;
        };
        /**
         * @description The server reads the fields below, and of the attributes `ignition`, `charge`, `alarm` (several with commas),
         *     `power`, `sat`, `odometer`, `batteryLevel` and `driverUniqueId`. It ignores all others.
         * @example {
         *       "position": {
         *         "id": 0,
         *         "attributes": {
         *           "ignition": true,
         *           "sat": 11,
         *           "power": 12.6,
         *           "odometer": 48210300,
         *           "batteryLevel": 95
         *         },
         *         "protocol": "meitrack",
         *         "fixTime": "2026-11-20T08:04:04.000+00:00",
         *         "deviceTime": "2026-11-20T08:04:05.000+00:00",
         *         "valid": true,
         *         "latitude": -6.20871,
         *         "longitude": 106.84512,
         *         "altitude": 12,
         *         "speed": 21.6,
         *         "course": 93,
         *         "accuracy": 0,
         *         "network": null
         *       },
         *       "device": {
         *         "id": 3,
         *         "name": "B 9114 TCN",
         *         "uniqueId": "861230049808497"
         *       }
         *     }
         */
        TraccarForward: {
            position: {
                latitude: number;
                longitude: number;
                /** @description When the tracker was there; without it `deviceTime`, then the time of arrival. */
                fixTime?: string | null;
                /** @description When the tracker sent the message. */
                deviceTime?: string | null;
                /** @description `false`: the tracker has no fix. */
                valid?: boolean | null;
                /** @description Metres. */
                altitude?: components["schemas"]["TraccarNumber"];
                /** @description Knots. */
                speed?: components["schemas"]["TraccarNumber"];
                /** @description Degrees. */
                course?: components["schemas"]["TraccarNumber"];
                /** @description Metres; 0 is unknown. */
                accuracy?: components["schemas"]["TraccarNumber"];
                attributes?: {
                    [key: string]: unknown;
                } | null;
            } & {
                [key: string]: unknown;
            };
            device: {
                /** @description The identifier, usually the IMEI. */
                uniqueId: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Java writes a missing number as the text `NaN`. */
        TraccarNumber: number | string | null;
        /**
         * @example {
         *       "imei": "861230049808612",
         *       "protocol": "gt06",
         *       "network": "114.10.65.7",
         *       "first_seen": "2026-11-20T14:02:11+07:00",
         *       "last_seen": "2026-11-20T15:03:58+07:00",
         *       "count": 62
         *     }
         */
        UnknownDevice: {
            /** @description The identifier that it sends; not always an IMEI. */
            imei: string;
            protocol: components["schemas"]["TrackerProtocol"];
            /** @description The network of its last report: an IPv4 address, an IPv6 /64 or `mqtt`. Null if only an older server saw it. */
            network?: string | null;
            first_seen: string;
            last_seen: string;
            /** @description Number of rejections; at most one a minute is counted. */
            count: number;
        };
        /** @enum {string} */
        TrackerProtocol: "osmand" | "gt06" | "teltonika" | "traccar";
        /**
         * @example {
         *       "last_contact": "2026-11-20T15:04:05+07:00",
         *       "protocol": "osmand",
         *       "battery": {
         *         "percent": 81,
         *         "time": "2026-11-20T15:04:05+07:00"
         *       },
         *       "from": "2026-11-20T00:00:00+07:00",
         *       "accepted": 4211,
         *       "late": 38,
         *       "repeated": 12,
         *       "spikes": 1,
         *       "limited": 0,
         *       "refused": [
         *         {
         *           "reason": "zero",
         *           "count": 3
         *         }
         *       ],
         *       "latest_refused": [
         *         {
         *           "received": "2026-11-20T09:11:40+07:00",
         *           "reason": "zero",
         *           "time": "2026-11-20T09:11:39+07:00",
         *           "lat": 0,
         *           "lng": 0
         *         }
         *       ],
         *       "mixed": false,
         *       "signals": {
         *         "alarms": [
         *           {
         *             "kind": "sos",
         *             "since": "2026-11-20T14:58:40+07:00",
         *             "time": "2026-11-20T15:01:12+07:00"
         *           }
         *         ],
         *         "ignition": {
         *           "value": true,
         *           "since": "2026-11-20T14:41:12+07:00",
         *           "time": "2026-11-20T15:04:05+07:00"
         *         },
         *         "voltage": {
         *           "value": 12.4,
         *           "since": "2026-11-20T15:04:05+07:00",
         *           "time": "2026-11-20T15:04:05+07:00"
         *         }
         *       }
         *     }
         */
        DeviceContact: {
            /** @description When it last sent anything, by the server clock. */
            last_contact: string | null;
            protocol: components["schemas"]["TrackerProtocol"] | null;
            battery: {
                percent: number;
                /** @description Time of the value. */
                time: string;
            } | null;
            /** @description Start of the counts, a whole hour. */
            from: string;
            /** @description Positions that were stored. */
            accepted: number;
            /** @description Accepted positions that arrived after a newer one. */
            late: number;
            /** @description Positions that were stored before. */
            repeated: number;
            /** @description Positions too far away for a vehicle to get there and back. */
            spikes: number;
            /**
             * @description Positions that the server did not store when they arrived, because the device exceeded its limit: 10
             *     positions a second on average, 5,000 at once. The device sends them again.
             */
            limited?: number;
            /** @description Positions that a rule refused, by reason; the most frequent first. */
            refused: {
                reason: components["schemas"]["RefusalReason"];
                count: number;
            }[];
            /** @description The latest refused positions, newest first. */
            latest_refused: components["schemas"]["RefusedPosition"][];
            /** @description Whether the positions of the device jump between two places, as if two vehicles used the same IMEI. */
            mixed: boolean;
            signals?: components["schemas"]["DeviceSignals"];
            clock?: components["schemas"]["DeviceClock"];
            /** @description How the server reads its speed; null if the reports name their unit. */
            speed?: components["schemas"]["DeviceSpeed"] | null;
        };
        /** @description The last value of everything that the device said beside its positions. What it never said is missing. `time` is the last report of the value, and `since` the first one without another value in between. */
        DeviceSignals: {
            /** @description The last alarm of each kind, the newest first. */
            alarms: {
                kind: components["schemas"]["AlarmKind"];
                /** @description The first report of the alarm; later reports within an hour belong to it. */
                since: string;
                /** @description The last report of the alarm. */
                time: string;
            }[];
            /** @description Whether the ignition is on. */
            ignition?: components["schemas"]["BooleanSignal"];
            /** @description Whether the tracker gets power from outside. */
            charging?: components["schemas"]["BooleanSignal"];
            /** @description The voltage of the vehicle in volts. */
            voltage?: components["schemas"]["NumberSignal"];
            /** @description The strength of the mobile network, from 0 to 4. */
            network?: components["schemas"]["NumberSignal"];
            /** @description The number of satellites of the GPS receiver. */
            satellites?: components["schemas"]["NumberSignal"];
            /** @description km. */
            odometer?: components["schemas"]["NumberSignal"];
            /** @description The card or key of a driver. It does not change the driver of the device. */
            driver_key?: components["schemas"]["TextSignal"];
        };
        BooleanSignal: {
            value: boolean;
            since: string;
            time: string;
        };
        NumberSignal: {
            value: number;
            since: string;
            time: string;
        };
        TextSignal: {
            value: string;
            since: string;
            time: string;
        };
        /**
         * @description What the server knows about the clock of the device. Positions that only a wrong clock makes impossible wait for
         *     24 hours. Once ten reports over at least ten minutes agree on an offset, it is adopted: it corrects the waiting
         *     positions and the next ones, until a report has the right time.
         * @example {
         *       "offset_seconds": 25200,
         *       "since": "2026-11-20T09:12:40+07:00",
         *       "until": null,
         *       "blocked_until": null,
         *       "waiting": 0
         *     }
         */
        DeviceClock: {
            /** @description How far the clock is ahead; negative if it is behind. Null if it was never corrected. */
            offset_seconds: number | null;
            /** @description When the offset was adopted. */
            since: string | null;
            /** @description When the offset ended; null while it corrects positions. */
            until: string | null;
            /** @description Until when no offset is adopted, because a user cancelled one. */
            blocked_until: string | null;
            /** @description Positions that wait. */
            waiting: number;
        };
        /** @enum {string} */
        DeviceSpeedUnit: "kmh" | "ms" | "knot";
        /**
         * @example {
         *       "read_as": "knot",
         *       "chosen": false,
         *       "proposed": "ms",
         *       "ratio": 1.944
         *     }
         */
        DeviceSpeed: {
            read_as: components["schemas"]["DeviceSpeedUnit"];
            /** @description Whether a user chose this unit. */
            chosen: boolean;
            /** @description The unit that fits the distances between its positions; null if `read_as` fits, or if none does. */
            proposed: components["schemas"]["DeviceSpeedUnit"] | null;
            /** @description Speed from the distances, divided by the reported one; null with too few positions. */
            ratio: number | null;
        };
        DeviceSpeedInput: {
            unit: components["schemas"]["DeviceSpeedUnit"] | null;
        };
        /**
         * @description `no_fix`: the tracker marks the position as invalid. `no_time`: no time, or a time before 2010. `future`: more
         *     than two minutes ahead of the server clock. `too_old`: older than `POSITION_DAYS`. `zero`: at 0, 0.
         *     `out_of_range`: invalid coordinates. `inaccurate`: an accuracy of more than 500 m. `unreadable`: a part of a
         *     report that could not be read; `field` of the refused position names the wrong field. `other_depot`: a Traccar
         *     server forwarded it with a token that does not see the depot of the device.
         * @enum {string}
         */
        RefusalReason: "no_fix" | "no_time" | "future" | "too_old" | "zero" | "out_of_range" | "inaccurate" | "unreadable" | "other_depot";
        RefusedPosition: {
            /** @description Time of arrival, by the server clock. */
            received: string;
            reason: components["schemas"]["RefusalReason"];
            /** @description Time of recording, by the clock of the tracker. */
            time: string | null;
            lat: number | null;
            lng: number | null;
            /** @description The field that could not be read; `body` for a whole request, `item` for an entry of a list. */
            field?: string | null;
        };
        NotificationsAnswer: {
            data: components["schemas"]["Notification"][];
            /** @description Ids of deleted notifications. */
            removed: number[];
            /** @description Send it as `since` with the next request. */
            cursor: string;
        };
        /**
         * @example {
         *       "id": 812,
         *       "kind": "speeding",
         *       "title": "B 9123 KXA melaju 104 km/jam",
         *       "body": "Tol Jakarta–Cikampek, Sabtu 21 November 2026 pukul 07.24 WIB. Batas 80 km/jam selama 45 detik.",
         *       "at": "2026-11-21T07:24:10+07:00",
         *       "read": false,
         *       "to": "/report?device=7&moment=2026-11-21T00%3A24%3A10.000Z",
         *       "important": true,
         *       "simulated": false,
         *       "count": 1
         *     }
         */
        Notification: {
            id: number;
            kind: components["schemas"]["NotificationKind"];
            /** @description What happened, with the plate. */
            title: string;
            /** @description Place and time with the zone of the user. */
            body: string;
            /** @description When it happened. */
            at: string;
            read: boolean;
            /** @description Path and query of the dashboard page that shows the event. */
            to: string | null;
            /** @description Whether it is urgent. */
            important: boolean;
            /** @description Whether it happened to a vehicle of the demo. */
            simulated: boolean;
            /** @description Number of events in the notification; more than one for a digest. */
            count: number;
        };
        /** @enum {string} */
        NotificationKind: "alarm" | "silent" | "speeding" | "moving" | "engine_on" | "low_voltage" | "trip_started" | "trip_ended" | "unknown_device" | "no_driver";
        ReadNotificationsInput: {
            ids: number[];
        };
        NotificationRules: {
            alarm: components["schemas"]["AlarmRule"];
            silent: components["schemas"]["SilentRule"];
            speeding: components["schemas"]["SpeedingRule"];
            /** @description A vehicle moves in the hours of the rule, by default outside the working hours of its depot. */
            moving: boolean;
            /** @description The engine runs in the hours of the rule, by default outside the working hours of the depot. */
            engine_on: boolean;
            low_voltage: components["schemas"]["VoltageRule"];
            trip_started: boolean;
            trip_ended: boolean;
            /** @description Only for users who may register devices. */
            unknown_device: boolean;
            /** @description A vehicle moves and its device has no driver. */
            no_driver: boolean;
            quiet: components["schemas"]["QuietHours"];
            zone: components["schemas"]["TimeZone"];
            channels?: components["schemas"]["RuleChannels"];
            vehicles?: components["schemas"]["RuleVehicles"];
            groups?: components["schemas"]["RuleGroups"];
            times?: components["schemas"]["RuleTimes"];
            /** @description The rules that the user's role permits. The other rules have no effect. */
            permitted?: components["schemas"]["NotificationKind"][];
            told?: components["schemas"]["RuleCounts"];
            /** @description Whether the server sends e-mail, and the address of the user is verified. */
            email_offered?: boolean;
            /** @description The depots whose rules notify the user too, sorted by name. */
            depot_rules?: components["schemas"]["DepotRules"][];
        };
        NotificationRulesInput: {
            alarm?: components["schemas"]["AlarmRule"];
            silent: components["schemas"]["SilentRule"];
            speeding: components["schemas"]["SpeedingRule"];
            /** @description Off if it is missing. */
            moving?: boolean;
            /** @description Off if it is missing. */
            engine_on?: boolean;
            /** @description Off if it is missing. */
            low_voltage?: components["schemas"]["VoltageRule"];
            trip_started: boolean;
            trip_ended: boolean;
            unknown_device: boolean;
            no_driver: boolean;
            quiet: components["schemas"]["QuietHours"];
            zone: components["schemas"]["TimeZone"];
            channels?: components["schemas"]["RuleChannels"];
            vehicles?: components["schemas"]["RuleVehicles"];
            groups?: components["schemas"]["RuleGroups"];
            times?: components["schemas"]["RuleTimes"];
        };
        TestNotificationInput: {
            kind: components["schemas"]["NotificationKind"];
            channels: components["schemas"]["Channels"];
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "Depo Cakung",
         *       "kinds": [
         *         "speeding",
         *         "no_driver"
         *       ]
         *     }
         */
        DepotRules: {
            id: components["schemas"]["Id"];
            /** @description The name of the depot. */
            name: string;
            /** @description The rules of the depot that are on and that the user's role permits. */
            kinds: components["schemas"]["NotificationKind"][];
        };
        /** @description The channels of each rule. A rule without an entry here uses every channel except e-mail. A rule that is on needs the list, push or e-mail. */
        RuleChannels: {
            alarm?: components["schemas"]["Channels"];
            silent?: components["schemas"]["Channels"];
            speeding?: components["schemas"]["Channels"];
            moving?: components["schemas"]["Channels"];
            engine_on?: components["schemas"]["Channels"];
            low_voltage?: components["schemas"]["Channels"];
            trip_started?: components["schemas"]["Channels"];
            trip_ended?: components["schemas"]["Channels"];
            unknown_device?: components["schemas"]["Channels"];
            no_driver?: components["schemas"]["Channels"];
        };
        Channels: {
            /** @description Appears in the list of notifications. */
            list: boolean;
            /** @description Is pushed to the browsers of the user. */
            push: boolean;
            /** @description Can play a sound in a browser that shows the list. */
            sound: boolean;
            /** @description Is sent by e-mail, at most one e-mail in 15 minutes for all rules together. Off if it is missing. */
            email?: boolean;
        };
        /** @description The vehicles that each rule covers. A rule without an entry here covers all vehicles, and all devices without a vehicle. */
        RuleVehicles: {
            alarm?: components["schemas"]["VehicleIds"];
            silent?: components["schemas"]["VehicleIds"];
            speeding?: components["schemas"]["VehicleIds"];
            moving?: components["schemas"]["VehicleIds"];
            engine_on?: components["schemas"]["VehicleIds"];
            low_voltage?: components["schemas"]["VehicleIds"];
            trip_started?: components["schemas"]["VehicleIds"];
            trip_ended?: components["schemas"]["VehicleIds"];
            no_driver?: components["schemas"]["VehicleIds"];
        };
        /** @description The depots that each rule covers, with the depots below them. If a rule has vehicles and depots, it covers the vehicles in either of the two lists. If a rule has neither, it covers all vehicles. */
        RuleGroups: {
            alarm?: components["schemas"]["VehicleIds"];
            silent?: components["schemas"]["VehicleIds"];
            speeding?: components["schemas"]["VehicleIds"];
            moving?: components["schemas"]["VehicleIds"];
            engine_on?: components["schemas"]["VehicleIds"];
            low_voltage?: components["schemas"]["VehicleIds"];
            trip_started?: components["schemas"]["VehicleIds"];
            trip_ended?: components["schemas"]["VehicleIds"];
            no_driver?: components["schemas"]["VehicleIds"];
        };
        /** @description When each rule applies, by the time of the event in the time zone of its depot. A rule without an entry here applies at any time; `moving` and `engine_on` apply outside the working hours of the depot. */
        RuleTimes: {
            alarm?: components["schemas"]["RuleTime"];
            silent?: components["schemas"]["RuleTime"];
            speeding?: components["schemas"]["RuleTime"];
            moving?: components["schemas"]["RuleTime"];
            engine_on?: components["schemas"]["RuleTime"];
            low_voltage?: components["schemas"]["RuleTime"];
            trip_started?: components["schemas"]["RuleTime"];
            trip_ended?: components["schemas"]["RuleTime"];
            no_driver?: components["schemas"]["RuleTime"];
        };
        /**
         * @description Days and hours in which a rule applies. If `to` is not after `from`, the hours end on the next day; `days` are the
         *     days on which they begin. If `outside_work` is true, the rule applies outside the working hours of the depot, and
         *     the days and hours have no effect.
         * @example {
         *       "outside_work": false,
         *       "days": [
         *         "mon",
         *         "tue",
         *         "wed",
         *         "thu",
         *         "fri"
         *       ],
         *       "from": "22:00",
         *       "to": "05:00"
         *     }
         */
        RuleTime: {
            outside_work: boolean;
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        VehicleIds: number[];
        /**
         * @description For each rule, the number of events in the last 7 days about which the user was notified. A rule without an
         *     entry here had no events.
         */
        RuleCounts: {
            alarm?: number;
            silent?: number;
            speeding?: number;
            moving?: number;
            engine_on?: number;
            low_voltage?: number;
            trip_started?: number;
            trip_ended?: number;
            unknown_device?: number;
            no_driver?: number;
        };
        AlarmRule: {
            on: boolean;
            /** @description The kinds of alarms of which the user is notified. */
            kinds: components["schemas"]["AlarmKind"][];
        };
        SilentRule: {
            on: boolean;
            /** @description Minutes without any contact after which the user is notified. */
            minutes: number;
        };
        SpeedingRule: {
            on: boolean;
            /** @description Faster than this. */
            kmh: number;
            /** @description For at least this long; less than 10 counts as 10. */
            seconds: number;
        };
        /**
         * @example {
         *       "on": true,
         *       "volts": 11.8
         *     }
         */
        VoltageRule: {
            on: boolean;
            /** @description The battery of the vehicle has less than this while the engine is off. */
            volts: number;
        };
        /**
         * @description Hours in which the server sends no pushes. The list still shows every notification at once, and one push after
         *     these hours gives the count. If `to` is before `from`, the hours end on the next day.
         */
        QuietHours: {
            on: boolean;
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        /** @example 22:00 */
        ClockTime: string;
        /**
         * @description A name of the IANA time zone database.
         * @example Asia/Jakarta
         */
        TimeZone: string;
        PushTokenInput: {
            token: string;
        };
        /**
         * @example {
         *       "records": [
         *         {
         *           "id": 7
         *         },
         *         {
         *           "id": 8,
         *           "version": 3
         *         }
         *       ],
         *       "changes": {
         *         "driver_id": null
         *       }
         *     }
         */
        ManyDeviceChanges: {
            records: components["schemas"]["ManyRecords"];
            changes: {
                group_id?: components["schemas"]["Id"];
                vehicle_id?: components["schemas"]["OptionalId"];
                driver_id?: components["schemas"]["OptionalId"];
            };
            /** @description Only tells what would happen. */
            preview?: boolean;
        };
        /**
         * @example {
         *       "id": 7,
         *       "name": "Pelacak 07",
         *       "imei": "861230049808497",
         *       "number": "0812-9047-1187",
         *       "vehicle_id": 7,
         *       "driver_id": 3,
         *       "vehicle": {
         *         "id": 7,
         *         "number": "B 9114 TCN",
         *         "name": "Mitsubishi Colt Diesel"
         *       },
         *       "driver": {
         *         "id": 3,
         *         "name": "Agus Setiawan"
         *       },
         *       "simulated": true
         *     }
         */
        Device: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description 14 to 16 digits. An import can also create a device with a vehicle or track id of the file. */
            imei: string;
            /** @description The SIM card's number, or anything else: free text. */
            number: string | null;
            vehicle_id: components["schemas"]["OptionalId"];
            driver_id: components["schemas"]["OptionalId"];
            vehicle?: components["schemas"]["VehicleReference"];
            driver?: components["schemas"]["DriverReference"];
            /** @description The depot. A device in a vehicle has the depot of the vehicle. */
            group_id?: components["schemas"]["Id"];
            group?: components["schemas"]["GroupReference"];
            simulated?: components["schemas"]["Simulated"];
            /** @description When the server last heard from the device; `null` if it never did. */
            last_contact?: string | null;
            /**
             * @description `silent`: the last contact is longer ago than the caller's notification rule about silent devices allows, or
             *     than 24 hours if that rule is off. `never`: the device has never contacted the server.
             * @enum {string}
             */
            reporting?: "current" | "silent" | "never";
            /** @description In which protocol the device last reported; `null` if it never did, and for simulated devices. */
            protocol?: components["schemas"]["TrackerProtocol"] | null;
            /** @description The last battery level that the device reported, in percent. */
            battery?: number | null;
            archived_at?: components["schemas"]["ArchivedAt"];
            version?: components["schemas"]["Version"];
            identity_free?: components["schemas"]["IdentityFree"];
            /** @description Whether an archived device has contacted the server since it was archived. */
            still_reporting?: boolean;
        };
        /**
         * @example {
         *       "vehicle_id": 7,
         *       "driver_id": 3,
         *       "name": "Pelacak 07",
         *       "imei": "861230049808497",
         *       "number": "0812-9047-1187"
         *     }
         */
        DeviceInput: {
            name: string;
            /** @description 14 to 16 digits, the current value of the record, or the identifier of an unknown device. */
            imei: string;
            number?: string | null;
            vehicle_id?: components["schemas"]["OptionalId"];
            driver_id?: components["schemas"]["OptionalId"];
            /** @description Ignored for a device in a vehicle, which has the depot of the vehicle. */
            group_id?: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time from which a changed vehicle or driver holds; absent or `null` means now. A time in the future is
             *     refused. If the device moved at that time, the change takes effect at the nearest stand of at least two
             *     minutes within 30 minutes.
             */
            assigned_from?: string | null;
        };
        /**
         * @example {
         *       "channel": "whatsapp",
         *       "time": "2026-11-23T03:15:20.000Z"
         *     }
         */
        PositionShare: {
            /**
             * @description `system`: the share sheet of a phone.
             * @enum {string}
             */
            channel: "whatsapp" | "clipboard" | "system";
            /**
             * Format: date-time
             * @description When the shared position was recorded.
             */
            time?: string | null;
        };
        /**
         * @example {
         *       "records": [
         *         {
         *           "id": 7
         *         },
         *         {
         *           "id": 8
         *         }
         *       ],
         *       "changes": {
         *         "group_id": 2
         *       }
         *     }
         */
        ManyDriverChanges: {
            records: components["schemas"]["ManyRecords"];
            changes: {
                group_id?: components["schemas"]["Id"];
            };
            /** @description Only tells what would happen. */
            preview?: boolean;
        };
        /**
         * @example {
         *       "id": 3,
         *       "name": "Agus Setiawan",
         *       "phone": "+62 813-8850-2214",
         *       "email": "agus.setiawan@armadanusa.example",
         *       "license": "BI Umum 1502-8807-004417",
         *       "simulated": true
         *     }
         */
        Driver: {
            id: components["schemas"]["Id"];
            name: string;
            phone: string | null;
            email: string | null;
            /** @description Class and number of the driving licence, free text. */
            license: string | null;
            /** @description The depot. */
            group_id?: components["schemas"]["Id"];
            group?: components["schemas"]["GroupReference"];
            simulated?: components["schemas"]["Simulated"];
            archived_at?: components["schemas"]["ArchivedAt"];
            version?: components["schemas"]["Version"];
        };
        DriverReference: {
            id?: components["schemas"]["Id"];
            name: string;
        } | null;
        /**
         * @example {
         *       "name": "Agus Setiawan",
         *       "phone": "+62 813-8850-2214",
         *       "email": "agus.setiawan@armadanusa.example",
         *       "license": "BI Umum 1502-8807-004417"
         *     }
         */
        DriverInput: {
            name: string;
            phone?: string | null;
            email?: string | null;
            license?: string | null;
            /** @description By default, a new record gets the caller's first depot; an existing record keeps its depot. */
            group_id?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "records": [
         *         {
         *           "id": 7
         *         },
         *         {
         *           "id": 8
         *         }
         *       ],
         *       "changes": {
         *         "group_id": 2
         *       }
         *     }
         */
        ManyVehicleChanges: {
            records: components["schemas"]["ManyRecords"];
            changes: {
                group_id?: components["schemas"]["Id"];
            };
            /** @description Only tells what would happen. */
            preview?: boolean;
        };
        /**
         * @example {
         *       "id": 7,
         *       "year": 2021,
         *       "color": "Kuning",
         *       "number": "B 9114 TCN",
         *       "type": {
         *         "id": 64,
         *         "name": "Colt Diesel",
         *         "brand": {
         *           "id": 14,
         *           "name": "Mitsubishi"
         *         }
         *       },
         *       "brand_id": 14,
         *       "type_id": 64,
         *       "simulated": true
         *     }
         */
        Vehicle: {
            id: components["schemas"]["Id"];
            year: number | string | null;
            color: string | null;
            /** @description The plate. */
            number: string;
            /** @description The type with its brand. */
            type: {
                id: components["schemas"]["Id"];
                name: string;
                brand: components["schemas"]["Brand"] | null;
            } | null;
            brand_id?: components["schemas"]["Id"];
            type_id?: components["schemas"]["Id"];
            /** @description The depot. */
            group_id?: components["schemas"]["Id"];
            group?: components["schemas"]["GroupReference"];
            simulated?: components["schemas"]["Simulated"];
            archived_at?: components["schemas"]["ArchivedAt"];
            version?: components["schemas"]["Version"];
            identity_free?: components["schemas"]["IdentityFree"];
        };
        VehicleReference: {
            id?: components["schemas"]["Id"];
            /** @description The plate. */
            number: string;
            /** @description Brand and type. */
            name?: string;
        } | null;
        /**
         * @example {
         *       "brand_id": 14,
         *       "type_id": 64,
         *       "year": 2021,
         *       "color": "Kuning",
         *       "number": "B 9114 TCN"
         *     }
         */
        VehicleInput: {
            /** @description The plate. */
            number: string;
            brand_id: components["schemas"]["Id"];
            type_id: components["schemas"]["Id"];
            /** @description Until next year. */
            year?: number | string | null;
            color?: string | null;
            /** @description By default, a new record gets the caller's first depot; an existing record keeps its depot. */
            group_id?: components["schemas"]["Id"];
        };
        /**
         * @description The fields of `VehicleInput`, and the parts that are created with the vehicle.
         * @example {
         *       "number": "B 9114 TCN",
         *       "brand_id": 14,
         *       "type_id": 64,
         *       "device": {
         *         "imei": "861230049808497",
         *         "number": "0812-9047-1187"
         *       },
         *       "driver": {
         *         "name": "Agus Setiawan",
         *         "phone": "+62 813-8850-2214"
         *       }
         *     }
         */
        VehicleSetup: {
            /** @description The plate. */
            number: string;
            brand_id: components["schemas"]["Id"];
            type_id: components["schemas"]["Id"];
            year?: number | string | null;
            color?: string | null;
            /** @description By default the caller's first depot. */
            group_id?: components["schemas"]["Id"];
            /** @description A device in the vehicle. Without a name it is named after the plate. */
            device?: {
                /** @description 14 to 16 digits. */
                imei: string;
                name?: string | null;
                number?: string | null;
            } | null;
            /** @description A new driver. Its depot is that of the vehicle. */
            driver?: {
                name: string;
                phone?: string | null;
                license?: string | null;
            } | null;
            driver_id?: components["schemas"]["OptionalId"];
        };
        /**
         * @example {
         *       "id": 14,
         *       "name": "Mitsubishi"
         *     }
         */
        Brand: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @example {
         *       "id": 64,
         *       "name": "Colt Diesel"
         *     }
         */
        VehicleType: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @example {
         *       "id": 14,
         *       "name": "Mitsubishi",
         *       "type": {
         *         "data": [
         *           {
         *             "id": 64,
         *             "name": "Colt Diesel"
         *           },
         *           {
         *             "id": 65,
         *             "name": "Fuso Fighter"
         *           }
         *         ]
         *       }
         *     }
         */
        BrandDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description With `include=type`. */
            type?: {
                data: components["schemas"]["VehicleType"][];
            };
        };
        /**
         * @description What a device had in a period.
         * @example {
         *       "id": 52,
         *       "device": {
         *         "id": 7,
         *         "name": "Pelacak 07",
         *         "imei": "861230049808497"
         *       },
         *       "vehicle": {
         *         "id": 7,
         *         "number": "B 9417 TCK",
         *         "name": "Hino Ranger"
         *       },
         *       "driver": {
         *         "id": 3,
         *         "name": "Agus Setiawan"
         *       },
         *       "from": "2026-11-20T01:00:00.000Z",
         *       "to": null,
         *       "source": "form",
         *       "by": {
         *         "name": "Rina Kusumawardani"
         *       }
         *     }
         */
        Assignment: {
            id: components["schemas"]["Id"];
            device: {
                id?: components["schemas"]["Id"];
                name: string;
                imei?: string;
            };
            vehicle: components["schemas"]["VehicleReference"];
            driver: components["schemas"]["DriverReference"];
            group?: components["schemas"]["GroupReference"];
            from: string;
            /** @description The end; `null` for the assignment of now. */
            to: string | null;
            /**
             * @description `form`: a user wrote it. `import`: an import, the demo or a replay created the device. `backfill`: it was
             *     found in the trips and changes of the time before the server kept assignments.
             * @enum {string}
             */
            source: "form" | "import" | "backfill";
            /** @description The user who wrote it, where it is known. */
            by: {
                name: string;
            } | null;
        };
        /**
         * @example {
         *       "from": "2026-11-20T08:00:00+07:00",
         *       "to": "2026-11-20T12:00:00+07:00",
         *       "vehicle_id": 7,
         *       "driver_id": 3
         *     }
         */
        AssignmentCorrection: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period, at most now.
             */
            to: string;
            vehicle_id: components["schemas"]["OptionalId"];
            driver_id: components["schemas"]["OptionalId"];
        };
        /**
         * @example {
         *       "from": "2026-11-20T00:58:00.000Z",
         *       "to": null,
         *       "moved": true,
         *       "warnings": [
         *         {
         *           "kind": "driver_has_vehicle",
         *           "name": "B 9022 KXA",
         *           "at": null
         *         }
         *       ]
         *     }
         */
        AssignmentCheck: {
            /** @description When the change takes effect. */
            from: string;
            /** @description The end of the period; `null` for a change that lasts. */
            to: string | null;
            /** @description Whether a bound was moved to a stand of the device. */
            moved: boolean;
            warnings: components["schemas"]["AssignmentWarning"][];
        };
        AssignmentWarning: {
            /**
             * @description `vehicle_has_device`: another device is in the vehicle in that time; `name` names it. `driver_has_vehicle`:
             *     the driver has another vehicle in that time; `name` is its plate. `before_first_data`: the device has no
             *     data as old as the change; `at` is the time of the earliest.
             * @enum {string}
             */
            kind: "vehicle_has_device" | "driver_has_vehicle" | "before_first_data";
            /** @description `null` if the caller does not see the device or vehicle. */
            name: string | null;
            at: string | null;
        };
        /**
         * @example {
         *       "free_identity": true
         *     }
         */
        ArchiveInput: {
            /** @description Lets another record have the IMEI or the plate. The archived record still shows it. */
            free_identity?: boolean;
        };
        /**
         * @description What a row describes; `fleet` is a vehicle with its device, driver and depot.
         * @enum {string}
         */
        ImportKind: "vehicle" | "device" | "driver" | "fleet";
        /** @enum {string} */
        ImportColumn: "plate" | "brand" | "type" | "year" | "color" | "imei" | "device" | "sim" | "driver" | "phone" | "email" | "license" | "depot";
        /**
         * @example {
         *       "kind": "vehicle",
         *       "columns": [
         *         "plate",
         *         "brand",
         *         "type",
         *         "year"
         *       ],
         *       "rows": [
         *         [
         *           "B 9114 TCN",
         *           "Mitsubishi",
         *           "Colt Diesel",
         *           "2021"
         *         ]
         *       ]
         *     }
         */
        ImportInput: {
            kind: components["schemas"]["ImportKind"];
            columns: components["schemas"]["ImportColumn"][];
            /** @description The cells of each row, in the order of `columns`. A missing cell is empty. */
            rows: string[][];
        };
        ImportFault: {
            column: components["schemas"]["ImportColumn"];
            /** @description What is wrong and what to do. */
            message: string;
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "state": "changed",
         *           "faults": [],
         *           "changes": [
         *             {
         *               "column": "color",
         *               "before": "Kuning",
         *               "after": "Putih"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ImportCheck: {
            /** @description In the order of the rows of the request. */
            rows: {
                /** @enum {string} */
                state: "new" | "changed" | "same" | "error";
                faults: components["schemas"]["ImportFault"][];
                /** @description The cells that differ from the record. */
                changes: {
                    column: components["schemas"]["ImportColumn"];
                    before: string | null;
                    after: string | null;
                }[];
            }[];
        };
        /**
         * @example {
         *       "id": 7,
         *       "kind": "vehicle",
         *       "state": "done",
         *       "total": 300,
         *       "done": 300,
         *       "created": 262,
         *       "changed": 18,
         *       "same": 0,
         *       "refused": [
         *         {
         *           "row": 12,
         *           "faults": [
         *             {
         *               "column": "plate",
         *               "message": "Nopol tidak benar. Contoh: B 1234 ABC."
         *             }
         *           ]
         *         }
         *       ],
         *       "change_id": 41
         *     }
         */
        ImportRun: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @enum {string} */
            state: "running" | "done" | "cancelled" | "failed";
            /** @description Rows of the request. */
            total: number;
            /** @description Rows that are stored or refused so far. */
            done: number;
            created: number;
            changed: number;
            same: number;
            /** @description The rows that were not stored; `row` is the index in the request. */
            refused: {
                row: number;
                faults: components["schemas"]["ImportFault"][];
            }[];
            /** @description The change that undoes the import; null if it stored nothing. */
            change_id?: components["schemas"]["Id"] | null;
        };
        /**
         * @example {
         *       "id": 12,
         *       "record_id": 31,
         *       "name": "B 9024 SKD",
         *       "identity": null,
         *       "group": "Depo Cakung",
         *       "deleted_at": "2026-11-24T02:10:00.000Z",
         *       "deleted_by": "Rina Wulandari",
         *       "until": "2026-12-24T02:10:00.000Z"
         *     }
         */
        DeletedRecord: {
            id: components["schemas"]["Id"];
            record_id: components["schemas"]["Id"];
            name: string;
            /** @description The IMEI of a device and the phone of a driver. */
            identity?: string | null;
            /** @description The name of the depot. */
            group?: string | null;
            /** Format: date-time */
            deleted_at: string;
            /** @description The name of the user. */
            deleted_by?: string | null;
            /**
             * Format: date-time
             * @description Until when the record can be restored.
             */
            until: string;
        };
        ManyRecords: {
            id: components["schemas"]["Id"];
            /** @description The version that the caller saw. If the record has changed since, it is refused. */
            version?: number;
        }[];
        /**
         * @example {
         *       "records": [
         *         {
         *           "id": 7
         *         },
         *         {
         *           "id": 8,
         *           "version": 3
         *         }
         *       ],
         *       "preview": true
         *     }
         */
        ManyDelete: {
            records: components["schemas"]["ManyRecords"];
            /** @description Only tells what would happen. */
            preview?: boolean;
        };
        /**
         * @example {
         *       "message": "11 perangkat dihapus.",
         *       "undo": 214,
         *       "data": {
         *         "done": 11,
         *         "refused": [
         *           {
         *             "id": 8,
         *             "kind": "device",
         *             "name": "Pelacak 08",
         *             "reason": "Punya riwayat."
         *           }
         *         ]
         *       }
         *     }
         */
        ManyAnswer: {
            /** @description What was done, in the language of the request. */
            message: string;
            undo?: components["schemas"]["Undo"];
            data: {
                /** @description How many records were changed, or would be. */
                done: number;
                refused: components["schemas"]["RefusedRecord"][];
            };
        };
        RefusedRecord: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind?: "device" | "vehicle" | "driver" | "group";
            /** @description Empty for a record that does not exist. */
            name: string;
            /** @description Why the record stays as it is, in the language of the request. */
            reason: string;
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "Rina Kusumawardani",
         *       "email": "rina.kusuma@armadanusa.example",
         *       "created": {
         *         "full": "3 Maret 2025, 09.12 WIB"
         *       },
         *       "role": {
         *         "id": 2,
         *         "name": "Operator Armada",
         *         "permissions": [
         *           1,
         *           2,
         *           6,
         *           7,
         *           11,
         *           12
         *         ]
         *       }
         *     }
         */
        User: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            created: {
                /** @description A date for display; do not parse it. */
                full: string;
            };
            /**
             * @description `invited`: has no password yet. `unverified`: registered, and must verify the address. `pending`:
             *     registered, and waits for approval. `active`: can sign in. `disabled`: cannot sign in.
             * @enum {string}
             */
            status?: "invited" | "unverified" | "pending" | "active" | "disabled";
            /** @description Whether the owner has opened a link that was sent to the address. */
            email_verified?: boolean;
            /**
             * Format: date-time
             * @description Null for a user who has never signed in.
             */
            last_sign_in?: string | null;
            /** @description Whether the owner asked for a recovery link that the server could not send. */
            recovery_requested?: boolean;
            /** @description Whether an e-mail to this user could not be sent. */
            mail_failed?: boolean;
            /** @description Whether the second factor is on. */
            factor?: boolean;
            /** @description Sees all depots. */
            all_groups?: boolean;
            /** @description The depots of the user; empty with `all_groups`. */
            group_ids?: components["schemas"]["Id"][];
            /** @description The depots of the user with their names. */
            groups?: components["schemas"]["GroupName"][];
            /** @description Another account whose e-mail address looks the same to people. Only the operation that reads one user returns this. Absent if there is no such account, or after one of the two gets another address. */
            same_email?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description Only with `include=role`; `null` for a user without a role. */
            role?: {
                id?: components["schemas"]["Id"];
                name: string;
                /** @description With `include=role.permissions`, the permissions of the role. */
                permissions?: components["schemas"]["Id"][];
            } | null;
        };
        /**
         * @example {
         *       "password_new": "empat kata acak panjang",
         *       "password_re": "empat kata acak panjang"
         *     }
         */
        UserPasswordInput: {
            /** Format: password */
            password_new: string;
            /**
             * Format: password
             * @description The new password again.
             */
            password_re: string;
        };
        /**
         * @example {
         *       "name": "Rina Kusumawardani",
         *       "email": "rina.kusuma@armadanusa.example",
         *       "role_id": 2,
         *       "group_ids": [
         *         2
         *       ]
         *     }
         */
        UserInput: {
            name: string;
            email: string;
            role_id: components["schemas"]["Id"];
            /** @description The depots that the user sees; at least one, unless `all_groups` is true. If both fields are missing, a new user gets the depots of the caller, and an existing user keeps the previous depots. */
            group_ids?: components["schemas"]["Id"][];
            /** @description Only a user with all depots can give it. */
            all_groups?: boolean;
        };
        /**
         * @example {
         *       "path": "/invitation#Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1iYXNlNjQ",
         *       "expires_at": "2026-11-26T09:30:00+07:00"
         *     }
         */
        AccountLink: {
            /** @description Path of a page of the dashboard, with the token in its fragment. Browsers do not send the fragment, so the token reaches no log and no other site. */
            path: string;
            /** Format: date-time */
            expires_at: string;
        };
        /**
         * @example {
         *       "role_id": 2,
         *       "group_ids": [
         *         2
         *       ]
         *     }
         */
        ApproveInput: {
            role_id: components["schemas"]["Id"];
            /** @description The depots that the user sees; at least one, unless `all_groups` is true. If both fields are missing, a new user gets the depots of the caller, and an existing user keeps the previous depots. */
            group_ids?: components["schemas"]["Id"][];
            /** @description Only a user with all depots can give it. */
            all_groups?: boolean;
        };
        /**
         * @description The notification rules of a depot. They cover the vehicles in the depot and in the depots below it.
         * @example {
         *       "alarm": {
         *         "on": true,
         *         "kinds": [
         *           "sos",
         *           "power_cut"
         *         ]
         *       },
         *       "silent": {
         *         "on": false,
         *         "minutes": 60
         *       },
         *       "speeding": {
         *         "on": true,
         *         "kmh": 80,
         *         "seconds": 30
         *       },
         *       "moving": false,
         *       "trip_started": false,
         *       "trip_ended": false,
         *       "no_driver": true
         *     }
         */
        GroupRules: {
            alarm: components["schemas"]["AlarmRule"];
            silent: components["schemas"]["SilentRule"];
            speeding: components["schemas"]["SpeedingRule"];
            /** @description A vehicle moves in the hours of the rule. */
            moving: boolean;
            /** @description The engine runs in the hours of the rule. Off if it is missing. */
            engine_on?: boolean;
            /** @description Off if it is missing. */
            low_voltage?: components["schemas"]["VoltageRule"];
            trip_started: boolean;
            trip_ended: boolean;
            /** @description A vehicle moves and its device has no driver. */
            no_driver: boolean;
            times?: components["schemas"]["RuleTimes"];
        };
        /** @enum {string} */
        GroupKind: "region" | "branch" | "depot";
        /**
         * @example {
         *       "id": 2,
         *       "parent_id": 1,
         *       "name": "Depo Cakung",
         *       "kind": "depot",
         *       "members": {
         *         "vehicles": 7,
         *         "drivers": 5,
         *         "devices": 8,
         *         "users": 2
         *       },
         *       "zone": "Asia/Makassar",
         *       "working_hours": null,
         *       "times": {
         *         "zone": "Asia/Makassar",
         *         "zone_source": "own",
         *         "zone_group": {
         *           "id": 2,
         *           "name": "Depo Cakung"
         *         },
         *         "working_hours": {
         *           "mon": {
         *             "from": "06:00",
         *             "to": "20:00"
         *           },
         *           "tue": {
         *             "from": "06:00",
         *             "to": "20:00"
         *           },
         *           "wed": {
         *             "from": "06:00",
         *             "to": "20:00"
         *           },
         *           "thu": {
         *             "from": "06:00",
         *             "to": "20:00"
         *           },
         *           "fri": {
         *             "from": "06:00",
         *             "to": "20:00"
         *           },
         *           "sat": {
         *             "from": "06:00",
         *             "to": "20:00"
         *           },
         *           "sun": null
         *         },
         *         "working_hours_source": "default",
         *         "working_hours_group": null
         *       }
         *     }
         */
        Group: {
            id: components["schemas"]["Id"];
            parent_id: components["schemas"]["OptionalId"];
            name: string;
            kind: components["schemas"]["GroupKind"];
            /** @description The number of records in this depot itself, without the depots below it. */
            members: {
                vehicles: number;
                drivers: number;
                devices: number;
                /** @description Without the users who see all depots. */
                users: number;
            };
            /** @description The time zone that was chosen for this depot; null if the depot above decides. */
            zone?: components["schemas"]["DepotZone"] | null;
            /** @description The working hours that were chosen for this depot; null if the depot above decides. */
            working_hours?: components["schemas"]["WorkingHours"] | null;
            times?: components["schemas"]["GroupTimes"];
        };
        /** @enum {string} */
        DepotZone: "Asia/Jakarta" | "Asia/Makassar" | "Asia/Jayapura";
        /** @description Local times. If `to` is not after `from`, it is on the next day; equal times mean 24 hours. */
        WorkingDay: {
            from: components["schemas"]["WorkingTime"];
            to: components["schemas"]["WorkingTime"];
        };
        WorkingTime: string;
        /** @description The working hours of a weekday; null if the depot is closed. */
        ClosedOrWorkingDay: components["schemas"]["WorkingDay"] | null;
        /** @description One entry for each weekday, in the time zone of the depot. */
        WorkingHours: {
            mon: components["schemas"]["ClosedOrWorkingDay"];
            tue: components["schemas"]["ClosedOrWorkingDay"];
            wed: components["schemas"]["ClosedOrWorkingDay"];
            thu: components["schemas"]["ClosedOrWorkingDay"];
            fri: components["schemas"]["ClosedOrWorkingDay"];
            sat: components["schemas"]["ClosedOrWorkingDay"];
            sun: components["schemas"]["ClosedOrWorkingDay"];
        };
        /**
         * @description Whether the depot itself has the value, a depot above it, or none of them.
         * @enum {string}
         */
        TimesSource: "own" | "above" | "default";
        /**
         * @description The time zone and the working hours that apply to the depot. `zone_group` and `working_hours_group` are the depots
         *     that have the value; null for the default and for a depot that the caller does not see.
         */
        GroupTimes: {
            zone: components["schemas"]["DepotZone"];
            zone_source: components["schemas"]["TimesSource"];
            zone_group: components["schemas"]["GroupReference"] | null;
            working_hours: components["schemas"]["WorkingHours"];
            working_hours_source: components["schemas"]["TimesSource"];
            working_hours_group: components["schemas"]["GroupReference"] | null;
        };
        GroupName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description The id and the name of a depot. */
        GroupReference: components["schemas"]["GroupName"];
        /**
         * @example {
         *       "name": "Depo Cakung",
         *       "kind": "depot",
         *       "parent_id": 1,
         *       "zone": "Asia/Makassar"
         *     }
         */
        GroupInput: {
            name: string;
            kind: components["schemas"]["GroupKind"];
            parent_id?: components["schemas"]["OptionalId"];
            /** @description Null for the zone of the depot above. A request without it keeps the zone. */
            zone?: components["schemas"]["DepotZone"] | null;
            /** @description Null for the working hours of the depot above. A request without it keeps the working hours. */
            working_hours?: components["schemas"]["WorkingHours"] | null;
        };
        /**
         * @description Cursor of the next page; send it unchanged.
         * @example 1204
         */
        AuditCursor: string;
        /** @description The user who acted; `null` if a visitor or a command acted. */
        AuditActor: {
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        /**
         * @example {
         *       "id": 1204,
         *       "time": "2026-11-23T03:15:20.410Z",
         *       "origin": "session",
         *       "actor": {
         *         "id": 2,
         *         "name": "Rina Kusumawardani"
         *       },
         *       "action": "updateDevice",
         *       "outcome": "done",
         *       "subject": {
         *         "type": "device",
         *         "id": 7,
         *         "name": "Pelacak 07",
         *         "exists": true
         *       },
         *       "address": "10.20.0.14",
         *       "changes": [
         *         {
         *           "field": "driver_id",
         *           "before": "Agus Setiawan",
         *           "after": "Budi Santoso"
         *         }
         *       ]
         *     }
         */
        AuditEntry: {
            id: components["schemas"]["Id"];
            time: string;
            /**
             * @description Who acted: a signed-in session, an API token, a visitor without a token, or a command on the server.
             * @enum {string}
             */
            origin: "session" | "token" | "visitor" | "command";
            actor: components["schemas"]["AuditActor"];
            /**
             * @description The operation of this contract, the name of the command, or a consequence for another record: `revoke-link`
             *     and `cut-token` say that the maker of a link or an API token lost the rights that it gives.
             */
            action: string;
            /** @enum {string} */
            outcome: "done" | "refused";
            undo?: components["schemas"]["Undo"];
            /** @description The record that the entry is about; `null` if it is about no record. */
            subject: {
                /** @description device, driver, vehicle, trip, user, role or group. */
                type: string;
                id: components["schemas"]["Id"];
                /** @description `null` if it is not known any more. */
                name: string | null;
                /** @description False for a deleted record. */
                exists?: boolean;
            } | null;
            /** @description The network address of the client. Not in a history. */
            address?: string | null;
            /** @description The changed fields; `null` if they were erased with the personal data of the subject. */
            changes: components["schemas"]["AuditChange"][] | null;
        };
        AuditChange: {
            field: string;
            /** @description The old value. For a related record, it is the name of that record. For permissions, only the removed ones. */
            before: string | null;
            /** @description The new value. For a related record, it is the name of that record. For permissions, only the added ones. */
            after: string | null;
        };
        /**
         * @example {
         *       "list": "driver",
         *       "count": 2,
         *       "filtered": true,
         *       "driver_ids": [
         *         7,
         *         12
         *       ]
         *     }
         */
        ListExport: {
            /** @enum {string} */
            list: "device" | "unknown_device" | "driver" | "vehicle" | "user" | "role" | "speeding" | "trip";
            /** @description Rows in the file. */
            count: number;
            /**
             * @description Whether a search or a filter left rows out.
             * @default false
             */
            filtered: boolean;
            /** @description The drivers in the file; required for the list of drivers, and sent for a list of trips. A driver outside the caller's depots gets 422. */
            driver_ids?: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "id": 31,
         *       "user": {
         *         "id": 2,
         *         "name": "Rina Kusumawardani"
         *       },
         *       "kind": "trip",
         *       "trip_id": 418,
         *       "first": "2026-11-23T03:00:00.000Z",
         *       "last": "2026-11-23T03:15:20.410Z",
         *       "count": 2
         *     }
         */
        AccessEntry: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["AuditActor"];
            /**
             * @description `trip`: one trip was opened. `trips`: trips were listed with their points. `live`: the live map was
             *     watched. `export`: a trip or the record of the driver was exported. `share`: a position was shared.
             * @enum {string}
             */
            kind: "trip" | "trips" | "live" | "export" | "share";
            trip_id?: components["schemas"]["OptionalId"];
            /** @description Start of the hour. */
            first: string;
            last: string;
            /** @description Start of the exported trip, or time of the first shared position; `null` where no time is known. */
            data_from?: string | null;
            /** @description End of the trip, or time of the last position. */
            data_to?: string | null;
            /** @description Number of accesses in this hour. */
            count: number;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Perangkat",
         *       "description": "Alat pelacak dan pemasangannya",
         *       "permissions": {
         *         "data": [
         *           {
         *             "id": 1,
         *             "name": "Lihat daftar perangkat"
         *           },
         *           {
         *             "id": 2,
         *             "name": "Lihat detail perangkat"
         *           }
         *         ]
         *       }
         *     }
         */
        AccessGroup: {
            id?: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description With `include=permissions`. */
            permissions?: {
                data: components["schemas"]["Permission"][];
            };
        };
        Permission: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "Operator Armada",
         *       "description": "Memantau armada dan mengurus perangkat",
         *       "type": {
         *         "text": "Manual",
         *         "code": "manual"
         *       },
         *       "permissions": [
         *         1,
         *         2,
         *         6,
         *         7,
         *         11,
         *         12
         *       ]
         *     }
         */
        Role: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            type: {
                text: string;
                /**
                 * @description A role of type `system` grants everything; only its `require_factor` can change.
                 * @enum {string}
                 */
                code?: "manual" | "system";
            };
            /** @description With `include=permissions`, the ids of its permissions. */
            permissions?: components["schemas"]["Id"][];
            /** @description Number of accounts with the role that the caller sees. Only in `getRole`. */
            user_count?: number;
            /**
             * @description Whether users of the role need a second factor. A user without one can only enrol a factor, and the API
             *     tokens of that user do not work.
             */
            require_factor?: boolean;
            /** @description How many of `user_count` have no second factor. Only in `getRole`. */
            without_factor_count?: number;
        };
        /**
         * @example {
         *       "type": "manual",
         *       "name": "Operator Armada",
         *       "description": "Memantau armada dan mengurus perangkat",
         *       "permissions": [
         *         1,
         *         2,
         *         6,
         *         7,
         *         11,
         *         12
         *       ]
         *     }
         */
        RoleInput: {
            /** @enum {string} */
            type: "manual";
            name: string;
            description?: string | null;
            /** @description The ids of the permissions. */
            permissions: components["schemas"]["Id"][];
            /** @description If it is missing, an existing role keeps its value, and a new role gets `false`. */
            require_factor?: boolean;
        };
        /**
         * @description `intake_waits`: a position waits for more than 30 s. `trips_wait`: trip detection is more than 5 minutes late.
         *     `notifications_wait`: the last check for events is more than 5 minutes ago. `backup_late`: the last backup is
         *     older than 26 hours. `backup_failed`: the last backup could not be made or verified. `backup_off`: the server
         *     makes no backups, and the last one is missing or older than 26 hours. `disk_low`: less than 15 % of the disk is
         *     free. `days_missing`: fewer than 2 days ahead have a partition. `pushes_fail`, `mails_fail`: within the last day
         *     the server could not send some pushes or e-mails. `clock_differs`: so many devices report with the same offset
         *     that the clock of the server may be wrong. `clock_ahead`: the clock is more than 7 days beyond the newest time
         *     that is known to be right, so the server deletes no old data.
         * @enum {string}
         */
        SystemProblem: "intake_waits" | "trips_wait" | "notifications_wait" | "backup_late" | "backup_failed" | "backup_off" | "disk_low" | "days_missing" | "pushes_fail" | "mails_fail" | "clock_differs" | "clock_ahead";
        SystemQueue: {
            waiting: number;
            /** @description How long the oldest entry waits; 0 if none does. */
            oldest_seconds: number;
        };
        SystemSending: {
            /** @description Whether the server is configured to send them. */
            on: boolean;
            waiting: number;
            /** @description Those that could not be sent within the last day. */
            failed: number;
        };
        SystemServer: {
            host: string;
            version: string;
            started: string;
            /** @description When it last reported its state. */
            seen: string;
            /** @description Null while it runs, and after it was killed. */
            stopped: string | null;
            running: boolean;
            /** @description Open live streams. */
            readers: number;
        };
        SystemState: {
            /** @description Version of the server that answers. */
            version: string;
            /** @description The last migration of the database. */
            schema: string;
            database: {
                /** @enum {string} */
                kind: "embedded" | "postgresql";
                version: string;
                bytes: number;
            };
            /** @description The disk of the data directory; null if the server does not use the embedded database. */
            disk: {
                /** @description Bytes. */
                free: number;
                /** @description Bytes. */
                total: number;
            } | null;
            positions: {
                /** @description Number of positions stored in each of the last 60 full minutes, oldest first. */
                minutes: {
                    time: string;
                    count: number;
                }[];
                /** @description Number of devices that made contact within the last minute. */
                devices?: number;
                queue: components["schemas"]["SystemQueue"];
                /**
                 * @description How many positions of this hour and the previous one had each result. `kind` is the result: `accepted`,
                 *     `late`, `repeated`, `jump`, `spike`, or the reason of a refusal.
                 */
                outcomes: {
                    kind: string;
                    count: number;
                }[];
            };
            trips: components["schemas"]["SystemQueue"];
            /** @description Time since the last check for events; null before the first one. */
            notifications_age_seconds: number | null;
            push: components["schemas"]["SystemSending"];
            mail: components["schemas"]["SystemSending"];
            /** @description Days after today that have a partition for their positions. */
            days_ahead: number;
            backup: {
                /** @description Whether the server makes backups by itself. */
                on: boolean;
                made: string | null;
                bytes: number | null;
                verified: string | null;
                /** @description Why the latest one failed; in English. */
                problem: string | null;
            };
            /** @description The latest starts of servers, newest first. */
            servers: components["schemas"]["SystemServer"][];
            /** @description The offset that many devices show at the same time, as if the clock of the server were wrong; null without. */
            clock?: {
                /** @description How far the devices are ahead of the server. */
                offset_seconds: number;
                devices: number;
            } | null;
            /**
             * @description The newest time that is known to be right, if the clock of the server is more than 7 days beyond it; else
             *     null.
             */
            clock_known?: string | null;
            problems: components["schemas"]["SystemProblem"][];
        };
    };
    responses: {
        /** @description The request is malformed: not JSON, a wrong type, an unknown field, an invalid id. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Permintaan tidak dapat dibaca."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The token is missing, expired or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Sesi Anda sudah berakhir. Silakan masuk kembali."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The role does not grant the permission that this operation needs. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Anda tidak punya akses untuk melakukan ini."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The caller lacks a permission: the permission of this operation, or a permission that the user or role in the
         *     request has before or after the change. In the second case the message names the missing permissions. Or a user
         *     outside the depots of the caller has the role.
         */
        BeyondAuthority: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Pengguna ini punya izin yang tidak Anda miliki: Ubah hak akses, Hapus hak akses."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The session was not confirmed within the last 15 minutes. `code` is `confirm`: call `POST /me/confirm`, then
         *     repeat the request. An API token gets 403 without a code.
         */
        ConfirmationNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Perlu konfirmasi password. Belum ada yang berubah.",
                 *       "code": "confirm"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data tidak ditemukan."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record is a duplicate, or other records refer to it. If a field is the cause, `errors` names the field. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "IMEI ini sudah dipakai perangkat B 9114 TCN.",
                 *       "errors": {
                 *         "imei": [
                 *           "IMEI sudah dipakai."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The body is larger than the limit: 16 KiB below `/auth`, 1 MiB for `POST /ingest/osmand`, 256 KiB for all other
         *     operations.
         */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data yang dikirim terlalu besar."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Jenis data yang dikirim tidak didukung."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record has changed since the client read it. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data ini sudah diubah orang lain sejak Anda membukanya."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description One or more fields are invalid; `errors` says which and why. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Periksa kembali isian Anda.",
                 *       "errors": {
                 *         "name": [
                 *           "Nama wajib diisi."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many requests, or too many failed sign-ins. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Terlalu banyak percobaan. Coba lagi dalam 30 detik."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server failed; nothing was changed. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Terjadi gangguan di server. Silakan coba lagi."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Another service that the server needs has failed. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Layanan alamat sedang bermasalah. Silakan coba lagi nanti."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server is starting, stopping, overloaded, or has no connection to its database. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server has stored each position, or has refused and counted it because of a rule. */
        Stored: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Posisi disimpan."
                 *     }
                 */
                "application/json": components["schemas"]["MessageAnswer"];
            };
        };
        /**
         * @description No device with this IMEI is registered, so the server stored none of its positions. The IMEI is in the list of
         *     unknown devices.
         */
        UnknownDevice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Perangkat tidak dikenal."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
        Id: string;
        /** @description Related records to add, separated by commas. The server ignores unknown names. */
        Include: string;
        /**
         * @description Without it, the list has no archived records. `only` lists the archived records instead; `trips` adds the archived
         *     records that have trips to the list, for the filters of reports.
         */
        Archived: "only" | "trips";
        /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
        IdempotencyKey: string;
        /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
        IfMatch: string;
        /** @description Only trips of this device. */
        SessionDevice: string;
        /** @description Only trips with a part in this vehicle. */
        SessionVehicle: string;
        /** @description Only trips with a part that this driver drove. */
        SessionDriver: string;
        /**
         * @description Only trips of this depot and of the depots below it. A trip belongs to the depot that its vehicle had at the
         *     time of the trip.
         */
        SessionGroup: string;
        /** @description Only devices of this depot and of the depots below it. */
        LiveGroup: string;
        /**
         * @description With `1`, only trips without recorded times, which have no start time. With `0`, only trips that have a start
         *     time.
         */
        SessionUntimed: "0" | "1";
        /**
         * @description Only trips with a part that ran in the minute that begins at this time. Replaces `from` and `to`. Unlike a
         *     period, it does not cut the trip: `share` is the whole part of the vehicle and driver of that time.
         */
        SessionAt: string;
        /**
         * @description Sorts by the distance, the duration or the highest speed of what the other filters select, the largest first;
         *     trips with equal figures are in the order of their ids. Needs `from` or `at`, and a period of at most 93 days.
         */
        SessionSort: "distance" | "duration" | "max_speed";
        /** @description With `1`, each trip of a page has `preview`. */
        SessionPreview: "1";
        /** @description Number of trips on a page; 200 if only the cursor is given. */
        SessionLimit: number;
        /** @description The `next` of the previous page. A cursor that is invalid or belongs to other filters gets 400. */
        SessionCursor: components["schemas"]["TripCursor"];
        /** @description `previous` is the older trip, `next` the newer. */
        NeighbourDirection: "previous" | "next";
        /** @description Only trips that started at this time or later, or that had not ended by then. */
        SessionFrom: string;
        /** @description Only trips that started before this time. */
        SessionTo: string;
        /** @description Only devices in this vehicle. */
        LiveVehicle: string;
        /** @description Only devices of this driver. */
        LiveDriver: string;
        /** @description `own`, the default, is the rule of the caller. */
        SpeedingRule: "own" | "standard";
        /** @description Start of the period. */
        SummaryFrom: string;
        /** @description End of the period, exclusive, after its start. */
        SummaryTo: string;
        /** @description With `1`, `points` of each trip is an empty array. */
        SessionSummary: "0" | "1";
        /** @description The `cursor` of `/gps/live`, or the `id` of the last received event. */
        LastEventId: string;
        /** @description Decimal degrees WGS 84. */
        Latitude: number;
        /** @description Decimal degrees WGS 84. */
        Longitude: number;
        /**
         * @description Start of the period whose positions are counted, rounded to the hour. The default is one day ago; the earliest
         *     start is seven days ago.
         */
        ContactFrom: string;
        /** @description The `cursor` of an earlier response. An invalid or expired value gets 400. */
        NotificationsSince: string;
        /** @description The token from the push provider. */
        PushToken: string;
        /** @description The device whose vehicle or driver changes. */
        CheckedDevice: components["schemas"]["Id"];
        /** @description The vehicle that the device gets. */
        CheckedVehicle: components["schemas"]["Id"];
        /** @description The driver that the device gets. */
        CheckedDriver: components["schemas"]["Id"];
        /** @description The time from which the change holds, as the user chose it. */
        CheckedFrom: string;
        /** @description The end of a period of the past that is corrected. */
        CheckedTo: string;
        /** @description The kind of records. */
        DeletedKind: "device" | "vehicle" | "driver" | "group";
        /**
         * @description Only entries whose actor or record has this text in its name. A device is also found by its IMEI, a deleted record
         *     by the name that it had when it was deleted, unless that was erased.
         */
        AuditSearch: string;
        /** @description Only entries that created, changed or deleted a record. `other` selects the rest, such as sign-ins and exports. */
        AuditKind: "created" | "changed" | "deleted" | "other";
        /** @description Only actions of this user. */
        AuditActor: string;
        /** @description Only entries about this operation or command. */
        AuditAction: string;
        /** @description Only entries about records of this type. */
        AuditSubject: string;
        /** @description Only entries about the record with this id; `subject` names its type. */
        AuditSubjectId: string;
        /** @description Only entries from this time or later. */
        AuditFrom: string;
        /** @description Only entries before this time. */
        AuditTo: string;
        /** @description The `next` of the previous page. */
        AuditCursor: components["schemas"]["AuditCursor"];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the record. An update sends it in the header `If-Match`. Only with `safeWrites`. */
        ETag: string;
        /** @description Seconds to wait before a retry. */
        RetryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description The password was right; the second factor is still missing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInStart"];
            };
        };
        responses: {
            /** @description The options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; the token is no longer valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Anda sudah keluar."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitedAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPasswordInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password berhasil dibuat. Silakan masuk."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPasswordInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password berhasil diubah. Silakan masuk kembali."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pendaftaran Anda dicatat. Admin armada akan memeriksanya."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email Anda terbukti. Admin armada akan memeriksa pendaftaran Anda."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Permintaan Anda diterima. Periksa email Anda."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Permintaan Anda diterima. Periksa email Anda."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Alamat email berhasil diubah. Mulai sekarang masuklah dengan alamat baru."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Akun administrator berhasil dibuat. Silakan masuk."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Profil berhasil disimpan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description Changed; sign in again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password berhasil diubah. Silakan masuk kembali."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description The change waits for its confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email konfirmasi akan dikirim ke rina.baru@armadanusa.example."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perubahan alamat email dibatalkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInput"];
            };
        };
        responses: {
            /** @description Confirmed for 15 minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password benar."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Factor"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorSeed"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Verifikasi dua langkah dimatikan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorCode"];
            };
        };
        responses: {
            /** @description On. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewPasskey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Passkey dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewAs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewAsInput"];
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Anda melihat sebagai Operator Armada selama 15 menit."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endViewAs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Anda kembali ke akun sendiri."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The depots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupPlace"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Semua perangkat lain sudah dikeluarkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perangkat itu sudah dikeluarkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiToken"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokenPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewApiToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token API dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All provinces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Province"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvince: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The province. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProvinceDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegency: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegencyDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDistrict: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The district. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DistrictDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Only trips of this device. */
                device_id?: components["parameters"]["SessionDevice"];
                /** @description Only trips with a part in this vehicle. */
                vehicle_id?: components["parameters"]["SessionVehicle"];
                /** @description Only trips with a part that this driver drove. */
                driver_id?: components["parameters"]["SessionDriver"];
                /**
                 * @description Only trips of this depot and of the depots below it. A trip belongs to the depot that its vehicle had at the
                 *     time of the trip.
                 */
                group_id?: components["parameters"]["SessionGroup"];
                /** @description Only trips that started at this time or later, or that had not ended by then. */
                from?: components["parameters"]["SessionFrom"];
                /** @description Only trips that started before this time. */
                to?: components["parameters"]["SessionTo"];
                /**
                 * @description With `1`, only trips without recorded times, which have no start time. With `0`, only trips that have a start
                 *     time.
                 */
                untimed?: components["parameters"]["SessionUntimed"];
                /** @description With `1`, `points` of each trip is an empty array. */
                summary?: components["parameters"]["SessionSummary"];
                /**
                 * @description Only trips with a part that ran in the minute that begins at this time. Replaces `from` and `to`. Unlike a
                 *     period, it does not cut the trip: `share` is the whole part of the vehicle and driver of that time.
                 */
                at?: components["parameters"]["SessionAt"];
                /**
                 * @description Sorts by the distance, the duration or the highest speed of what the other filters select, the largest first;
                 *     trips with equal figures are in the order of their ids. Needs `from` or `at`, and a period of at most 93 days.
                 */
                sort?: components["parameters"]["SessionSort"];
                /** @description With `1`, each trip of a page has `preview`. */
                preview?: components["parameters"]["SessionPreview"];
                /** @description Number of trips on a page; 200 if only the cursor is given. */
                limit?: components["parameters"]["SessionLimit"];
                /** @description The `next` of the previous page. A cursor that is invalid or belongs to other filters gets 400. */
                cursor?: components["parameters"]["SessionCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GpsSession"][];
                        next?: components["schemas"]["TripCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GpsSession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perjalanan dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perjalanan dipulihkan; sebentar lagi muncul di Laporan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordTripExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripExport"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Ekspor dicatat."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNeighbourSession: {
        parameters: {
            query: {
                /** @description `previous` is the older trip, `next` the newer. */
                direction: components["parameters"]["NeighbourDirection"];
                /** @description Only trips of this device. */
                device_id?: components["parameters"]["SessionDevice"];
                /** @description Only trips with a part in this vehicle. */
                vehicle_id?: components["parameters"]["SessionVehicle"];
                /** @description Only trips with a part that this driver drove. */
                driver_id?: components["parameters"]["SessionDriver"];
                /**
                 * @description Only trips of this depot and of the depots below it. A trip belongs to the depot that its vehicle had at the
                 *     time of the trip.
                 */
                group_id?: components["parameters"]["SessionGroup"];
                /** @description Only trips that started at this time or later, or that had not ended by then. */
                from?: components["parameters"]["SessionFrom"];
                /** @description Only trips that started before this time. */
                to?: components["parameters"]["SessionTo"];
                /**
                 * @description With `1`, only trips without recorded times, which have no start time. With `0`, only trips that have a start
                 *     time.
                 */
                untimed?: components["parameters"]["SessionUntimed"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip before or after the given trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GpsSession"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summariseSessions: {
        parameters: {
            query: {
                /** @description Only trips of this device. */
                device_id?: components["parameters"]["SessionDevice"];
                /** @description Only trips with a part in this vehicle. */
                vehicle_id?: components["parameters"]["SessionVehicle"];
                /** @description Only trips with a part that this driver drove. */
                driver_id?: components["parameters"]["SessionDriver"];
                /** @description Start of the period. */
                from: components["parameters"]["SummaryFrom"];
                /** @description End of the period, exclusive, after its start. */
                to: components["parameters"]["SummaryTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum of the trips; all figures are 0 if there is no trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TripSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpeeding: {
        parameters: {
            query: {
                /** @description `own`, the default, is the rule of the caller. */
                rule?: components["parameters"]["SpeedingRule"];
                /** @description Only devices of this depot and of the depots below it. */
                group_id?: components["parameters"]["LiveGroup"];
                /** @description Start of the period. */
                from: components["parameters"]["SummaryFrom"];
                /** @description End of the period, exclusive, after its start. */
                to: components["parameters"]["SummaryTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stretches, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpeedingStretch"][];
                        /** @description The limit. */
                        kmh: number;
                        /** @description A stretch is at least this long. */
                        seconds: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLastPosition: {
        parameters: {
            query?: {
                /** @description Only devices of this depot and of the depots below it. */
                group_id?: components["parameters"]["LiveGroup"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest position, or `null`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LastPosition"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivePositions: {
        parameters: {
            query?: {
                /** @description Only devices in this vehicle. */
                vehicle_id?: components["parameters"]["LiveVehicle"];
                /** @description Only devices of this driver. */
                driver_id?: components["parameters"]["LiveDriver"];
                /** @description Only devices of this depot and of the depots below it. */
                group_id?: components["parameters"]["LiveGroup"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last position of every device that matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LivePosition"][];
                        time: components["schemas"]["ServerTime"];
                        cursor: components["schemas"]["LiveCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamPositions: {
        parameters: {
            query?: {
                /** @description Only devices of this depot and of the depots below it. */
                group_id?: components["parameters"]["LiveGroup"];
            };
            header?: {
                /** @description The `cursor` of `/gps/live`, or the `id` of the last received event. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveChanges"] | components["schemas"]["LiveClock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExclusions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The excluded periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TripExclusion"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reverseGeocode: {
        parameters: {
            query: {
                /** @description Decimal degrees WGS 84. */
                lat: components["parameters"]["Latitude"];
                /** @description Decimal degrees WGS 84. */
                lon: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Stored"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownDevice"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: unknown;
                };
                "application/json": {
                    [key: string]: unknown;
                } | {
                    [key: string]: unknown;
                }[];
            };
        };
        responses: {
            200: components["responses"]["Stored"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownDevice"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forwardTraccarPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraccarForward"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Posisi diterima."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnknownDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All unregistered devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnknownDevice"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeviceContact: {
        parameters: {
            query?: {
                /**
                 * @description Start of the period whose positions are counted, rounded to the hour. The default is one day ago; the earliest
                 *     start is seven days ago.
                 */
                from?: components["parameters"]["ContactFrom"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact; `last_contact` is `null` for a device that never sent anything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceContact"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelClockOffset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Koreksi jam dibatalkan, 412 posisi dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSpeedUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceSpeedInput"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Satuan kecepatan disimpan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `cursor` of an earlier response. An invalid or expired value gets 400. */
                since?: components["parameters"]["NotificationsSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pemberitahuan berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsInput"];
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pemberitahuan ditandai sudah dibaca."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationRules"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationRulesInput"];
            };
        };
        responses: {
            /** @description Replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Aturan pemberitahuan berhasil disimpan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestNotificationInput"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Uji kirim terkirim kepada Anda."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPushToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenInput"];
            };
        };
        responses: {
            /**
             * @description Registered. A token of an earlier session of this user, or of a session that has ended, now belongs to this
             *     session.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pemberitahuan peramban aktif."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePushToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token from the push provider. */
                token: components["parameters"]["PushToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pemberitahuan peramban tidak aktif."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenInput"];
            };
        };
        responses: {
            /** @description The provider accepted the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pemberitahuan percobaan dikirim."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
                /**
                 * @description Without it, the list has no archived records. `only` lists the archived records instead; `trips` adds the archived
                 *     records that have trips to the list, for the filters of reports.
                 */
                archived?: components["parameters"]["Archived"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Device"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyDeviceChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyDelete"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceInput"];
            };
        };
        responses: {
            /** @description Created. A base server may respond 200 with only the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perangkat berhasil dibuat.",
                     *       "data": {
                     *         "id": 13
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDevice: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Device"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perangkat berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perangkat berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionShare"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pembagian dicatat."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDrivers: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
                /**
                 * @description Without it, the list has no archived records. `only` lists the archived records instead; `trips` adds the archived
                 *     records that have trips to the list, for the filters of reports.
                 */
                archived?: components["parameters"]["Archived"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All drivers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Driver"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyDriverChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyDelete"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDriver: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverInput"];
            };
        };
        responses: {
            /** @description Created. A base server may respond 200 with only the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengendara berhasil dibuat.",
                     *       "data": {
                     *         "id": 9
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDriver: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The driver. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDriver: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengendara berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengendara berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
                /**
                 * @description Without it, the list has no archived records. `only` lists the archived records instead; `trips` adds the archived
                 *     records that have trips to the list, for the filters of reports.
                 */
                archived?: components["parameters"]["Archived"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All vehicles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vehicle"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrand: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BrandDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyVehicleChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyDelete"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description Created. A base server may respond 200 with only the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Kendaraan berhasil dibuat.",
                     *       "data": {
                     *         "id": 13
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleSetup"];
            };
        };
        responses: {
            /** @description Created; the id is that of the vehicle. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Berhasil dibuat: kendaraan, perangkat, pengendara.",
                     *       "data": {
                     *         "id": 13
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicle: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vehicle"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Kendaraan berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Kendaraan berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeviceAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments, at most 1,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assignment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctAssignments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentCorrection"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Riwayat pemasangan berhasil dikoreksi."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAssignment: {
        parameters: {
            query?: {
                /** @description The device whose vehicle or driver changes. */
                device_id?: components["parameters"]["CheckedDevice"];
                /** @description The vehicle that the device gets. */
                vehicle_id?: components["parameters"]["CheckedVehicle"];
                /** @description The driver that the device gets. */
                driver_id?: components["parameters"]["CheckedDriver"];
                /** @description The time from which the change holds, as the user chose it. */
                from?: components["parameters"]["CheckedFrom"];
                /** @description The end of a period of the past that is corrected. */
                to?: components["parameters"]["CheckedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time of effect, and the warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDriverAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments, at most 1,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assignment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments, at most 1,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assignment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perangkat diarsipkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Perangkat dipulihkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveDriver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengendara diarsipkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDriver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengendara dipulihkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Kendaraan diarsipkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Kendaraan dipulihkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Impor dimulai.",
                     *       "data": {
                     *         "id": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportRun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Impor dihentikan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeleted: {
        parameters: {
            query: {
                /** @description The kind of records. */
                kind: components["parameters"]["DeletedKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedRecord"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Data dihapus permanen."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Data dipulihkan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengguna berhasil dibuat.",
                     *       "data": {
                     *         "id": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengguna berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengguna berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new link. It is shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecoveryLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new link. It is shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email undangan akan dikirim ke rina.kusuma@armadanusa.example."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email pemulihan akan dikirim ke rina.kusuma@armadanusa.example."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pendaftaran disetujui."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pendaftaran ditolak dan dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengguna dinonaktifkan dan dikeluarkan dari semua perangkat."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengguna diaktifkan kembali."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPasswordInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password pengguna berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pengguna dikeluarkan dari semua perangkat."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Verifikasi dua langkah pengguna dimatikan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiToken"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Semua token API pengguna dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The depots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Group"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Depo berhasil dibuat.",
                     *       "data": {
                     *         "id": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The depot. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Depo berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Depo berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroupRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupRules"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGroupRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRules"];
            };
        };
        responses: {
            /** @description Replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Aturan pemberitahuan depo berhasil disimpan."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only entries whose actor or record has this text in its name. A device is also found by its IMEI, a deleted record
                 *     by the name that it had when it was deleted, unless that was erased.
                 */
                search?: components["parameters"]["AuditSearch"];
                /** @description Only entries that created, changed or deleted a record. `other` selects the rest, such as sign-ins and exports. */
                kind?: components["parameters"]["AuditKind"];
                /** @description Only actions of this user. */
                actor_id?: components["parameters"]["AuditActor"];
                /** @description Only entries about this operation or command. */
                action?: components["parameters"]["AuditAction"];
                /** @description Only entries about records of this type. */
                subject?: components["parameters"]["AuditSubject"];
                /** @description Only entries about the record with this id; `subject` names its type. */
                subject_id?: components["parameters"]["AuditSubjectId"];
                /** @description Only entries from this time or later. */
                from?: components["parameters"]["AuditFrom"];
                /** @description Only entries before this time. */
                to?: components["parameters"]["AuditTo"];
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only entries whose actor or record has this text in its name. A device is also found by its IMEI, a deleted record
                 *     by the name that it had when it was deleted, unless that was erased.
                 */
                search?: components["parameters"]["AuditSearch"];
                /** @description Only entries that created, changed or deleted a record. `other` selects the rest, such as sign-ins and exports. */
                kind?: components["parameters"]["AuditKind"];
                /** @description Only actions of this user. */
                actor_id?: components["parameters"]["AuditActor"];
                /** @description Only entries about this operation or command. */
                action?: components["parameters"]["AuditAction"];
                /** @description Only entries about records of this type. */
                subject?: components["parameters"]["AuditSubject"];
                /** @description Only entries about the record with this id; `subject` names its type. */
                subject_id?: components["parameters"]["AuditSubjectId"];
                /** @description Only entries from this time or later. */
                from?: components["parameters"]["AuditFrom"];
                /** @description Only entries before this time. */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Ekspor dicatat."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeviceHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDriverHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDriverAccess: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["AuditCursor"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessEntry"][];
                        next?: components["schemas"]["AuditCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessGroups: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups of permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessGroup"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client generates for each new record. If the client repeats the request with the same key and body within a day, it gets the first response, and the server creates no second record. With another body it gets 409. If the server refuses the first request, the client can use the key again. An empty, too long or repeated header gets 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Created. A base server may respond 200 with only the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Hak akses berhasil dibuat.",
                     *       "data": {
                     *         "id": 5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: {
                /** @description Related records to add, separated by commas. The server ignores unknown names. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record when the client read it. If the record has changed since, the update gets 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Hak akses berhasil diubah."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. Our server uses positive integers; base servers may use letters, digits, `_` and `-`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Hak akses berhasil dihapus."
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BeyondAuthority"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SystemState"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const factorChallengeFactorsValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FactorChallenge"]["factors"]> = ["totp", "recovery", "passkey"];
export const passkeyDescriptorTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyDescriptor"]["type"]> = ["public-key"];
export const passkeyRequestUserVerificationValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyRequest"]["userVerification"]> = ["required"];
export const passkeyAssertionTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyAssertion"]["type"]> = ["public-key"];
export const passkeyCreationPubKeyCredParamsTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyCreation"]["pubKeyCredParams"]["type"]> = ["public-key"];
export const passkeyCreationAuthenticatorSelectionResidentKeyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyCreation"]["authenticatorSelection"]["residentKey"]> = ["required"];
export const passkeyCreationAuthenticatorSelectionUserVerificationValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyCreation"]["authenticatorSelection"]["userVerification"]> = ["required"];
export const passkeyCreationAttestationValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyCreation"]["attestation"]> = ["none"];
export const passkeyRegistrationTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PasskeyRegistration"]["type"]> = ["public-key"];
export const emailChangeWaits_forValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["EmailChange"]["waits_for"]> = ["new", "old"];
export const userSessionNetworkValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["UserSession"]["network"]> = ["this", "other"];
export const alarmKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AlarmKind"]> = ["sos", "power_cut", "towing", "low_battery"];
export const tripExportFormatValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TripExport"]["format"]> = ["gpx", "kml", "geojson", "csv", "print"];
export const trackerProtocolValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TrackerProtocol"]> = ["osmand", "gt06", "teltonika", "traccar"];
export const deviceSpeedUnitValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DeviceSpeedUnit"]> = ["kmh", "ms", "knot"];
export const refusalReasonValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RefusalReason"]> = ["no_fix", "no_time", "future", "too_old", "zero", "out_of_range", "inaccurate", "unreadable", "other_depot"];
export const notificationKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["NotificationKind"]> = ["alarm", "silent", "speeding", "moving", "engine_on", "low_voltage", "trip_started", "trip_ended", "unknown_device", "no_driver"];
export const ruleTimeDaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RuleTime"]["days"]> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
export const deviceReportingValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Device"]["reporting"]> = ["current", "silent", "never"];
export const positionShareChannelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PositionShare"]["channel"]> = ["whatsapp", "clipboard", "system"];
export const assignmentSourceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Assignment"]["source"]> = ["form", "import", "backfill"];
export const assignmentWarningKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AssignmentWarning"]["kind"]> = ["vehicle_has_device", "driver_has_vehicle", "before_first_data"];
export const importKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ImportKind"]> = ["vehicle", "device", "driver", "fleet"];
export const importColumnValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ImportColumn"]> = ["plate", "brand", "type", "year", "color", "imei", "device", "sim", "driver", "phone", "email", "license", "depot"];
export const importCheckRowsStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ImportCheck"]["rows"]["state"]> = ["new", "changed", "same", "error"];
export const importRunStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ImportRun"]["state"]> = ["running", "done", "cancelled", "failed"];
export const refusedRecordKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RefusedRecord"]["kind"]> = ["device", "vehicle", "driver", "group"];
export const userStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["User"]["status"]> = ["invited", "unverified", "pending", "active", "disabled"];
export const groupKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GroupKind"]> = ["region", "branch", "depot"];
export const depotZoneValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepotZone"]> = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"];
export const timesSourceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TimesSource"]> = ["own", "above", "default"];
export const auditEntryOriginValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AuditEntry"]["origin"]> = ["session", "token", "visitor", "command"];
export const auditEntryOutcomeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AuditEntry"]["outcome"]> = ["done", "refused"];
export const listExportListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ListExport"]["list"]> = ["device", "unknown_device", "driver", "vehicle", "user", "role", "speeding", "trip"];
export const accessEntryKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AccessEntry"]["kind"]> = ["trip", "trips", "live", "export", "share"];
export const roleTypeCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Role"]["type"]["code"]> = ["manual", "system"];
export const roleInputTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RoleInput"]["type"]> = ["manual"];
export const systemProblemValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SystemProblem"]> = ["intake_waits", "trips_wait", "notifications_wait", "backup_late", "backup_failed", "backup_off", "disk_low", "days_missing", "pushes_fail", "mails_fail", "clock_differs", "clock_ahead"];
export const systemStateDatabaseKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SystemState"]["database"]["kind"]> = ["embedded", "postgresql"];
export const componentsParametersArchivedValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["Archived"]> = ["only", "trips"];
export const componentsParametersSessionUntimedValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["SessionUntimed"]> = ["0", "1"];
export const componentsParametersSessionSortValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["SessionSort"]> = ["distance", "duration", "max_speed"];
export const componentsParametersSessionPreviewValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["SessionPreview"]> = ["1"];
export const componentsParametersNeighbourDirectionValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["NeighbourDirection"]> = ["previous", "next"];
export const componentsParametersSpeedingRuleValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["SpeedingRule"]> = ["own", "standard"];
export const componentsParametersSessionSummaryValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["SessionSummary"]> = ["0", "1"];
export const componentsParametersDeletedKindValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["DeletedKind"]> = ["device", "vehicle", "driver", "group"];
export const componentsParametersAuditKindValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["AuditKind"]> = ["created", "changed", "deleted", "other"];
