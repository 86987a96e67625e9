/** Words of the settings page (specification SET). */
export const settingsCopy = {
  heading: 'Settings',
  session: {
    loggedIn: 'You are logged in',
    as: ' as ',
    comma: ',',
    until: ' on this device until ',
    stop: '.',
  },
  cards: {
    profile: {
      title: 'Profile',
      text: 'Name, phone number, address, date of birth and gender. Our forms can fill in your name and phone number from here.',
      action: 'Edit Profile',
    },
    password: {
      title: 'Change Password',
      text: 'We send a code to your email first. Then you choose a new password.',
      action: 'Change Password',
    },
    actions: {
      title: 'Account Actions',
      text: 'Logging out also removes your form drafts from this device.',
      action: 'Logout',
    },
  },
  loggedOut: {
    title: 'Please Log In or Sign Up',
    text: 'Settings belong to an account: your profile, your password and your drafts.',
    login: 'Login',
    signUp: 'Sign Up',
    without: {
      heading: 'What needs no account',
      facts: [
        {
          term: 'Colours',
          text: 'Light, dark or as your device has it: the switch is at the foot of every page.',
        },
        {
          term: 'Drafts',
          text: 'What you type into a service request or into feedback stays on this device for up to two weeks, so that you can go on.',
        },
        { term: 'Questions', text: 'Call or write to us: phone number and address are on the Contact page.' },
      ],
    },
  },
} as const;
