import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalance from '@mui/icons-material/AccountBalance';
import AccountTree from '@mui/icons-material/AccountTree';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettings';
import Apartment from '@mui/icons-material/Apartment';
import Assignment from '@mui/icons-material/Assignment';
import AutoStories from '@mui/icons-material/AutoStories';
import Badge from '@mui/icons-material/Badge';
import Bloodtype from '@mui/icons-material/Bloodtype';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import CalendarViewWeek from '@mui/icons-material/CalendarViewWeek';
import Campaign from '@mui/icons-material/Campaign';
import Category from '@mui/icons-material/Category';
import Check from '@mui/icons-material/Check';
import Class from '@mui/icons-material/Class';
import Close from '@mui/icons-material/Close';
import CoPresent from '@mui/icons-material/CoPresent';
import CreditCard from '@mui/icons-material/CreditCard';
import Discount from '@mui/icons-material/Discount';
import EditNote from '@mui/icons-material/EditNote';
import Event from '@mui/icons-material/Event';
import EventBusy from '@mui/icons-material/EventBusy';
import FactCheck from '@mui/icons-material/FactCheck';
import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import Gavel from '@mui/icons-material/Gavel';
import Grade from '@mui/icons-material/Grade';
import Grading from '@mui/icons-material/Grading';
import Group from '@mui/icons-material/Group';
import Groups from '@mui/icons-material/Groups';
import HowToReg from '@mui/icons-material/HowToReg';
import Image from '@mui/icons-material/Image';
import Label from '@mui/icons-material/Label';
import Link from '@mui/icons-material/Link';
import Mail from '@mui/icons-material/Mail';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import MeetingRoom from '@mui/icons-material/MeetingRoom';
import MenuBook from '@mui/icons-material/MenuBook';
import Mosque from '@mui/icons-material/Mosque';
import Notifications from '@mui/icons-material/Notifications';
import Payments from '@mui/icons-material/Payments';
import Person from '@mui/icons-material/Person';
import PieChart from '@mui/icons-material/PieChart';
import Quiz from '@mui/icons-material/Quiz';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import Redeem from '@mui/icons-material/Redeem';
import RequestQuote from '@mui/icons-material/RequestQuote';
import Savings from '@mui/icons-material/Savings';
import Schedule from '@mui/icons-material/Schedule';
import School from '@mui/icons-material/School';
import Settings from '@mui/icons-material/Settings';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Slideshow from '@mui/icons-material/Slideshow';
import Sms from '@mui/icons-material/Sms';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Translate from '@mui/icons-material/Translate';
import Undo from '@mui/icons-material/Undo';
import ViewModule from '@mui/icons-material/ViewModule';
import Wc from '@mui/icons-material/Wc';
import Web from '@mui/icons-material/Web';
import Work from '@mui/icons-material/Work';
import type { IconName } from '../../core/icons.ts';

/** The drawings behind the names that declarations use. */
export const icons: Readonly<Record<IconName, SvgIconComponent>> = {
  AccountBalance,
  AccountTree,
  AdminPanelSettings,
  Apartment,
  Assignment,
  AutoStories,
  Badge,
  Bloodtype,
  CalendarMonth,
  CalendarViewWeek,
  Campaign,
  Category,
  Check,
  Class,
  Close,
  CoPresent,
  CreditCard,
  Discount,
  EditNote,
  Event,
  EventBusy,
  FactCheck,
  FamilyRestroom,
  Gavel,
  Grade,
  Grading,
  Group,
  Groups,
  HowToReg,
  Image,
  Label,
  Link,
  Mail,
  ManageAccounts,
  MeetingRoom,
  MenuBook,
  Mosque,
  Notifications,
  Payments,
  Person,
  PieChart,
  Quiz,
  ReceiptLong,
  Redeem,
  RequestQuote,
  Savings,
  Schedule,
  School,
  Settings,
  ShoppingCart,
  Slideshow,
  Sms,
  SwapHoriz,
  Translate,
  Undo,
  ViewModule,
  Wc,
  Web,
  Work,
};
